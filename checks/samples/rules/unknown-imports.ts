import {escapeRegexp} from '@docusaurus/utils';
import {facts} from '../../../product';
import {namesIn} from '../../../plugins/content/sdk-names/text/find';
import type {Sample} from '../../../plugins/content/sdk-names/sample';
import type {Rule} from './rule';
import {unknownName} from './unknown-name';

/** `import package.Outcome`: the name is the first group. */
const KOTLIN = new RegExp(`^import\\s+${escapeRegexp(facts.android.package)}\\.(\\w+)`, 'dgm');

/** `import {a, type B} from 'package'`: the names are the first group. */
const SCRIPT = new RegExp(
  `^import\\s+(?:type\\s+)?\\{([^}]*)\\}\\s*from\\s*'${escapeRegexp(facts.reactNative.package)}'`,
  'dgm',
);

/** One name from the list, which the sample may rename. */
const ITEM = /(?:\btype\s+)?\b(\w+)(?:\s+as\s+\w+)?/dg;

/** What Kotlin and TypeScript import from the SDK by name is in the contract. */
export const unknownImports: Rule = (sample, {names}) =>
  importedNames(sample)
    .filter(({name}) => !names.exports.has(name))
    .map(({name, offset}) =>
      unknownName(sample, {offset, kind: 'an export of the SDK', name, known: names.exports}),
    );

function importedNames({platform, text}: Sample) {
  const pattern = platform === 'android' ? KOTLIN : SCRIPT;
  return namesIn(text, pattern).flatMap((list) =>
    namesIn(list.name, ITEM).map(({name, offset}) => ({name, offset: list.offset + offset})),
  );
}
