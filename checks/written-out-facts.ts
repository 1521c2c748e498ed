import {escapeRegexp} from '@docusaurus/utils';
import {facts} from '../product';
import {flattenFacts} from '../plugins/content/facts';
import {placeOfOffset} from '../lib/faults';
import type {Finding} from './finding';
import type {Check} from './source-files';

/** Where a fact may be written out: its home, and the texts that `write-translations` takes from there. */
const HOMES = /^product\/|^i18n\/.+\.json$/;

/** Code, in which the SDK's type is a name like any other: the contract says which names exist. */
const CODE = /^(?:samples|checks|plugins\/content\/sdk-names)\//;

/** Everyday words that every page uses: a platform's name, its folder, a tool's major version. */
const isEveryday = (name: string, value: string) =>
  /\.(path|name)$/.test(name) && !/^(provider|sdk)\./.test(name)
    ? true
    : /^\d+(\.\d+)?$/.test(value);

const distinctive = [...flattenFacts(facts)]
  .filter(([name, value]) => !isEveryday(name, value))
  // The longest first: a Kotlin package is part of the artifact's coordinates.
  .sort(([, a], [, b]) => b.length - a.length);

const pattern = new RegExp(
  distinctive.map(([, value]) => `(?<![\\w-])${escapeRegexp(value)}(?![\\w-])`).join('|'),
  'g',
);

/**
 * A fact's value has one home, `product/`: everything that people write refers to it by name. Short numbers
 * and the names of the platforms are left alone.
 */
export const writtenOutFacts: Check = (files) =>
  files
    .filter(({filePath}) => !HOMES.test(filePath))
    .flatMap(({filePath, text}) =>
      [...text.matchAll(pattern)]
        .filter(([value]) => !(CODE.test(filePath) && value === facts.sdk.type))
        .map((match) => findingFor(filePath, text, match)),
    );

function findingFor(filePath: string, text: string, match: RegExpExecArray): Finding {
  const [name] = distinctive.find(([, value]) => value === match[0]) ?? [''];
  return {
    ...placeOfOffset(filePath, text, match.index),
    problem: `"${match[0]}" is a copy of a fact from product/`,
    mend: `write {{${name}}}, or use facts.${name} in TypeScript`,
  };
}
