import {escapeRegexp} from '@docusaurus/utils';
import {nearestName} from '../../lib/text';
import {facts} from '../../product';
import {platforms} from '../../product/platforms';
import type {PlatformId} from '../../product/types';
import {namesOn} from '../../plugins/content/sdk-names';
import type {Finding} from '../finding';
import {placeInSample} from './places';
import {findingIn, type Sample} from './read-samples';

/** How a name of the SDK is imported: Kotlin names it, Swift and Dart import the whole module. */
const IMPORTS: Partial<Record<PlatformId, (name: string) => string>> = {
  android: (name) => `import ${facts.android.package}.${name}`,
  ios: () => `import ${facts.ios.module}`,
  flutter: () => `import 'package:${facts.flutter.package}/${facts.flutter.package}.dart'`,
};

/** What Kotlin and TypeScript import from the SDK by name. */
const BY_NAME: Partial<Record<PlatformId, RegExp>> = {
  android: new RegExp(`(?<=^import\\s+${escapeRegexp(facts.android.package)}\\.)\\w+`, 'gm'),
  reactNative: new RegExp(
    `(?<=^import\\s+(?:type\\s+)?\\{[^}]*)(?<!\\bas\\s+)\\b(?!(?:type|as)\\b)\\w+(?=[^{]*\\}\\s*from\\s*'${escapeRegexp(facts.reactNative.package)}')`,
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
  const importOf = IMPORTS[platform];
  const missing = exported
    .filter((name) => importOf && !declared.has(name) && isUsed(name))
    .filter(
      (name) => !new RegExp(`^${escapeRegexp(importOf?.(name) ?? '')}(?!\\w)`, 'm').test(text),
    )
    .flatMap((name) => {
      const at = lexemes.find(({text: word}) => word === name);
      const mend = `add "${importOf?.(name)}"`;
      return at ? [findingIn(sample, at, {problem: `${name} is used but not imported`, mend})] : [];
    });
  return [...unknown, ...unused, ...missing];
}
