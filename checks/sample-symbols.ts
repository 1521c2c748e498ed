import {escapeRegexp} from '@docusaurus/utils';
import path from 'node:path';
import {placeOfOffset, type Place, type SourceFault} from '../lib/faults';
import {suggestion} from '../lib/text';
import {tokenize} from '../plugins/content/code/tokens';
import {entryIds} from '../plugins/contract/addresses';
import {readFacts} from '../plugins/content/facts';
import {platformOfSample, usesOn} from '../plugins/content/sdk-names';
import {lexemesOf} from '../plugins/content/sdk-names/code';
import {sdkNames} from '../plugins/content/sdk-names/names';
import type {Use} from '../plugins/content/sdk-names/resolve';
import {contract} from '../product';
import {platformIds} from '../product/find-platform';
import {modules} from '../product/packages';
import {platforms} from '../product/platforms';
import type {PlatformId} from '../product/types';
import {placeInSource} from './page';
import type {Check, SourceFile} from './source-files';

/** A sample that can use the SDK. */
interface Sample {
  file: SourceFile;
  platform: PlatformId;
  /** With its facts expanded. */
  text: string;
  /** The words and marks of its code, with a space between. */
  code: string;
  /** What it takes from the SDK, as the pages that quote it link it. */
  uses: readonly Use[];
}

/**
 * The samples and the contract agree in both directions: what a sample takes from the SDK is in the
 * contract for its platform, and a sample uses each of the platform's members. In TypeScript, the compiler says
 * the former.
 */
export const sampleSymbols: Check = (files) => {
  const samples = readSamples(files);
  return platformIds.flatMap((platform) => {
    const own = samples.filter((sample) => sample.platform === platform);
    const declared = new Set(own.flatMap(({code}) => declaredIn(code)));
    return [
      ...own
        .filter(({file}) => !/\.tsx?$/.test(file.filePath))
        .flatMap((sample) => [...unknownImports(sample), ...unknownNames(sample, declared)]),
      ...unusedMembers(files, platform, own),
    ];
  });
};

/** The samples among the files; build scripts and resources are none. */
const readSamples = (files: readonly SourceFile[]): Sample[] =>
  files.flatMap((file) => {
    const {filePath} = file;
    const platform = platformOfSample(filePath);
    if (!platform) {
      return [];
    }
    const {text} = readFacts({fileContent: file.text, filePath});
    const lines = tokenize(text, path.extname(filePath).slice(1), {filePath, line: 1});
    return [
      {
        file,
        platform,
        text,
        code: lexemesOf(lines)
          .map(({text: lexeme}) => lexeme)
          .join(' '),
        uses: usesOn(platform, lines),
      },
    ];
  });

/** What samples declare themselves; better too much than too little, since it is only a reason not to complain. */
const DECLARED = [
  /\b(?:class|struct|interface|protocol|actor|object|enum|typealias|typedef|func|fun|val|var|let|get) (?:\w+ \. )?(\w+)/g,
  /\bcase (\w+(?: , \w+)*)/g,
  // A function of Dart: a type, a name and parameters.
  /(?<= )(?!(?:await|case|const|else|new|return|throw|yield) )[\w>?]+ (\w+) \(/g,
];

const declaredIn = (code: string): string[] =>
  DECLARED.flatMap((pattern) =>
    [...code.matchAll(pattern)].flatMap(([, list = '']) => list.split(' , ')),
  );

/** What belongs to an owner; without one, the types and functions. */
const namesOf = (platform: PlatformId, owner: string): string[] =>
  [...sdkNames(platform).values()].flatMap((each) => (each.owner === owner ? [each.name] : []));

/** Kotlin alone names what it imports. */
function unknownImports({file, platform, text}: Sample): SourceFault[] {
  const imported = new RegExp(`(?<=^import\\s+${escapeRegexp(modules.android)}\\.)\\w+`, 'gm');
  return [...text.matchAll(imported)]
    .filter(([name]) => !sdkNames(platform).has(`.${name}`))
    .map(({0: name, index}) => ({
      ...placeInSource(file, text, placeOfOffset('', text, index)),
      problem: `${name} is no part of the SDK on ${platforms[platform].name}`,
      mend: suggestion(name, namesOf(platform, '')),
    }));
}

/** What isn't in the contract where a name of it belongs. */
const unknownNames = ({file, platform, text, uses}: Sample, declared: ReadonlySet<string>) =>
  uses
    .filter(({meaning, name}) => !meaning && !declared.has(name))
    .map(({name, line, column, owner}): SourceFault => {
      const known = namesOf(platform, owner);
      return {
        ...placeInSource(file, text, {line: line + 1, column: column + 1}),
        problem: `${name} is no part of ${owner} on ${platforms[platform].name}`,
        mend:
          known.length > 0 ? suggestion(name, known) : 'add it to product/contract, or remove it',
      };
    });

/** Every member on a platform is shown in one of its samples. */
function unusedMembers(
  files: readonly SourceFile[],
  platform: PlatformId,
  samples: readonly Sample[],
): SourceFault[] {
  const used = new Set(samples.flatMap(({uses}) => uses.map(({meaning}) => meaning?.id)));
  return contract.members
    .filter(({name, signatures}) => signatures[platform] && !used.has(entryIds.member(name)))
    .map(({name, owner}) => ({
      ...placeInContract(files, new RegExp(`name: '${name}',\\s*owner: '${owner}'`)),
      problem: `no sample for ${platforms[platform].name} uses ${name}`,
      mend: 'use it in a sample that declares nothing of this name, or remove its signature',
    }));
}

/** The place in the contract's source that matches a pattern. */
export function placeInContract(files: readonly SourceFile[], pattern: RegExp): Place {
  const file = files.find(
    ({filePath, text}) => filePath.startsWith('product/contract/') && pattern.test(text),
  );
  return file
    ? placeOfOffset(file.filePath, file.text, file.text.search(pattern))
    : {filePath: 'product/contract/index.ts', line: 1};
}
