import {escapeRegexp} from '@docusaurus/utils';
import {facts} from '../product';
import {flattenFacts} from '../plugins/content/facts/flatten-facts';
import {placeOfOffset} from '../lib/source-error';
import type {Finding} from './finding';
import type {Check} from './source-files';

/** Where a fact may stand: its home, and the texts that `write-translations` takes from there. */
const HOMES = /^product\/|^i18n\/.+\.json$/;

/** Code, in which the type of the SDK is a name as any other: the contract says which names there are. */
const CODE = /^(?:samples|checks|plugins\/content\/sdk-names)\//;

/** Words of everyday language, which every page uses: a platform's name, its folder, a tool's version in one number. */
const isEveryday = (name: string, value: string) =>
  /\.(path|name)$/.test(name) && !/^(provider|sdk)\./.test(name)
    ? true
    : /^\d+(\.\d+)?$/.test(value);

const distinctive = [...flattenFacts(facts)]
  .filter(([name, value]) => !isEveryday(name, value))
  // The longest first: a Kotlin package is a part of the artifact's coordinates.
  .sort(([, a], [, b]) => b.length - a.length);

const pattern = new RegExp(
  distinctive.map(([, value]) => `(?<![\\w-])${escapeRegexp(value)}(?![\\w-])`).join('|'),
  'g',
);

/**
 * A fact's value has one home, `product/`: what people write refers to it by name.
 * Short numbers and the names of the platforms are left alone.
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
    problem: `"${match[0]}" is a fact of product/, written out`,
    mend: `write {{${name}}}, or take facts.${name} in TypeScript`,
  };
}
