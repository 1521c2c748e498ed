import {escapeRegexp} from '@docusaurus/utils';
import {facts} from '../product';
import {flattenFacts} from '../plugins/content/facts';
import {placeOfOffset} from '../lib/faults';
import type {Check} from './source-files';

/** Where a fact may be written out: its home, the texts that `write-translations` takes from there, and another SDK. */
const HOMES = /^product\/|^i18n\/.+\.json$|^tests\/fixtures\/other-sdk\//;

/** Where a version is the SDK's: elsewhere, a package may have the same. */
const CONTENT = /^(?:docs|blog|samples|site|src\/pages|static)\//;

/** Prose alone may not spell out the SDK's type: in code it is a name like any other. */
const PROSE = /\.mdx?$/;

/**
 * Whether a text is nobody else's: a short number, a first version and a single word such as `lamp` are anybody's, and
 * so are a platform's name and folder.
 */
const isDistinctive = (name: string, value: string) =>
  /[^\W\d_][\W_]+\w|[a-z][A-Z]|^\d+\.(?!0\.0)\d+\.\d/.test(value) &&
  (!/\.(?:path|name)$/.test(name) || /^(?:provider|sdk)\./.test(name));

const distinctive = [...flattenFacts(facts)]
  .filter(([name, value]) => isDistinctive(name, value))
  // The longest first: a Kotlin package is part of the artifact's coordinates.
  .sort(([, a], [, b]) => b.length - a.length);

const pattern = new RegExp(
  distinctive.map(([, value]) => `(?<![\\w-])${escapeRegexp(value)}(?![\\w-])`).join('|'),
  'g',
);

/**
 * A fact's value has one home, `product/`: everything that people write refers to it by name. What isn't
 * distinctive is left alone.
 */
export const writtenOutFacts: Check = (files) =>
  files
    .filter(({filePath}) => !HOMES.test(filePath))
    .flatMap(({filePath, text}) =>
      [...text.matchAll(pattern)]
        .filter(([value]) => value !== facts.sdk.type || PROSE.test(filePath))
        .filter(([value]) => /[^\d.]/.test(value) || CONTENT.test(filePath))
        .map(({0: value, index}) => {
          const [name] = distinctive.find(([, each]) => each === value) ?? [];
          return {
            ...placeOfOffset(filePath, text, index),
            problem: `"${value}" is a copy of a fact from product/`,
            mend: `write {{${name}}}, or use facts.${name} in TypeScript`,
          };
        }),
    );
