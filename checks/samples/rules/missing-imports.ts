import {escapeRegexp} from '@docusaurus/utils';
import {facts} from '../../../product';
import type {PlatformId} from '../../../product/types';
import type {Finding} from '../../finding';
import {declaredNames} from '../../../plugins/content/sdk-names/text/declared-names';
import {placeInSample} from '../place-in-sample';
import type {Rule} from './rule';

/** How a name of the SDK is imported: Kotlin names it, Swift and Dart import the whole module. */
const IMPORTS: Partial<Record<PlatformId, (name: string) => string>> = {
  android: (name) => `import ${facts.android.package}.${name}`,
  ios: () => `import ${facts.ios.module}`,
  flutter: () => `import 'package:${facts.flutter.package}/${facts.flutter.package}.dart'`,
};

/** A sample imports what it uses from the SDK and, in Kotlin, uses what it imports. */
export const missingImports: Rule = (sample, {names, samples}) => {
  const {platform, text, file} = sample;
  const importOf = IMPORTS[platform];
  const declared = declaredNames(samples);
  const body = sample.code.replace(/^import\b.*$/gm, (line) => ' '.repeat(line.length));
  return [...names.exports].flatMap((name): Finding[] => {
    if (!importOf || declared.has(name)) {
      return [];
    }
    const line = importOf(name);
    const found = text.search(new RegExp(`^${escapeRegexp(line)}(?!\\w)`, 'm'));
    const used = body.search(new RegExp(`(?<![\\w.])${name}\\b`));
    if (used >= 0 && found < 0) {
      const problem = `${name} is used but not imported`;
      return [{...placeInSample(file, text, used), problem, mend: `add "${line}"`}];
    }
    if (used < 0 && found >= 0 && platform === 'android') {
      const problem = `${name} is imported but not used`;
      return [{...placeInSample(file, text, found), problem, mend: 'remove the import'}];
    }
    return [];
  });
};
