import {escapeRegexp} from '@docusaurus/utils';
import {nearestName} from '../../lib/text';
import {modules} from '../../product/packages';
import {platforms} from '../../product/platforms';
import type {PlatformId} from '../../product/types';
import {spellImport} from '../../plugins/content/contract/spelling';
import {namesOn} from '../../plugins/content/sdk-names';
import type {Finding} from '../finding';
import {placeInSample} from './places';
import {findingIn, type Sample} from './read-samples';

/** What Kotlin and TypeScript import from the SDK by name. */
const BY_NAME: Partial<Record<PlatformId, RegExp>> = {
  android: new RegExp(`(?<=^import\\s+${escapeRegexp(modules.android)}\\.)\\w+`, 'gm'),
  reactNative: new RegExp(
    `(?<=^import\\s+(?:type\\s+)?\\{[^}]*)(?<!\\bas\\s+)\\b(?!(?:type|as)\\b)\\w+(?=[^{]*\\}\\s*from\\s*'${escapeRegexp(modules.reactNative)}')`,
    'gm',
  ),
};

/**
 * What a sample imports from the SDK is in the contract, it imports what it uses and, in Kotlin, it uses what it
 * imports.
 *
 * @param declared what the samples of the platform declare themselves
 */
export function importFaults(sample: Sample, declared: ReadonlySet<string>): Finding[] {
  const {platform, text, file, lexemes} = sample;
  const pattern = BY_NAME[platform];
  const exported = [...namesOn(platform)].flatMap(([name, meanings]) =>
    meanings.some(({kind, owner}) => kind === 'type' || owner === undefined) ? [name] : [],
  );
  const imported = pattern ? [...text.matchAll(pattern)] : [];
  const found = (offset: number, problem: string, mend: string): Finding => ({
    ...placeInSample(file, text, offset),
    problem,
    mend,
  });
  const unknown = imported
    .filter(([name]) => !exported.includes(name))
    .map(({0: name, index}) =>
      found(
        index,
        `${name} is not an export of the SDK on ${platforms[platform].name}`,
        `did you mean ${nearestName(name, exported)}?`,
      ),
    );
  const isUsed = (name: string) =>
    lexemes.some(({text: word}, at) => word === name && lexemes[at - 1]?.text !== '.');
  const unused = imported
    .filter(([name]) => platform === 'android' && exported.includes(name) && !isUsed(name))
    .map(({0: name, index}) =>
      found(index, `${name} is imported but not used`, 'remove the import'),
    );
  const isImported = (name: string) =>
    new RegExp(`^${escapeRegexp(spellImport(name, platform))}(?!\\w)`, 'm').test(text);
  // The TypeScript compiler says the same of its samples.
  const missing = (platform === 'reactNative' ? [] : exported)
    .filter((name) => !declared.has(name) && isUsed(name) && !isImported(name))
    .flatMap((name) => {
      const at = lexemes.find(({text: word}) => word === name);
      const mend = `add "${spellImport(name, platform)}"`;
      return at ? [findingIn(sample, at, {problem: `${name} is used but not imported`, mend})] : [];
    });
  return [...unknown, ...unused, ...missing];
}
