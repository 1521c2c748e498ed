import {escapeRegexp} from '@docusaurus/utils';
import path from 'node:path';
import {placeOfOffset, type Place, type SourceFault} from '../lib/faults';
import {suggestion} from '../lib/text';
import {tokenize} from '../plugins/content/code/tokens';
import {readFacts} from '../plugins/content/facts';
import {codeOf, declaredIn, namesOn, platformOfSample, wordsIn} from '../plugins/content/sdk-names';
import {contractOn} from '../plugins/contract/model';
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
  /** The same without comments, imports and strings, each part at its place. */
  code: string;
}

/**
 * The samples and the contract agree in both directions: what a sample imports from the SDK, and what it has behind a type
 * of the SDK, is in the contract for its platform, and a sample uses each of the platform's members. In the TypeScript of
 * React Native, the compiler says the former (sample-types.ts).
 */
export const sampleSymbols: Check = (files) => {
  const samples = readSamples(files);
  return platformIds.flatMap((platform) => {
    const own = samples.filter((sample) => sample.platform === platform);
    const declared = declaredIn(own.map(({code}) => code).join('\n'));
    return [
      ...own
        .filter(({file}) => !/^samples\/react-native\/.*\.tsx?$/.test(file.filePath))
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
    return [{file, platform, text, code: codeOf(lines)}];
  });

/** What the languages give to every type or closed list. */
const OF_LANGUAGE = /^(?:allCases|byName|Companion|entries|init|self|Type|valueOf|values)$/;

/** What belongs to an owner; without one, the types and functions. */
const namesOf = (platform: PlatformId, owner: string): string[] =>
  [...namesOn(platform).values()]
    .flat()
    .flatMap((each) => (each.owner === owner && each.kind !== 'parameter' ? [each.name] : []));

/** Kotlin names what it imports, and Swift can. */
function unknownImports({file, platform, text}: Sample): SourceFault[] {
  const imported = new RegExp(`(?<=^import\\s+${escapeRegexp(modules[platform])}\\.)\\w+`, 'gm');
  const known = namesOf(platform, '');
  return [...text.matchAll(imported)]
    .filter(([name]) => !known.includes(name))
    .map(({0: name, index}) => ({
      ...placeInSource(file, text, placeOfOffset('', text, index)),
      problem: `${name} isn't part of the SDK on ${platforms[platform].name}`,
      mend: suggestion(name, known),
    }));
}

/** What a sample has behind a type of the SDK and the contract hasn't. */
const unknownNames = ({file, platform, text, code}: Sample, declared: ReadonlySet<string>) =>
  wordsIn(code, namesOn(platform), declared).flatMap(({text: name, at, owner = '', meaning}) => {
    const isType = namesOn(platform)
      .get(owner.replace(/.*\./, ''))
      ?.some(({kind}) => kind === 'type');
    if (!isType || meaning || [owner, name].some((each) => declared.has(each))) {
      return [];
    }
    const known = namesOf(platform, owner);
    const fault: SourceFault = {
      ...placeInSource(file, text, placeOfOffset('', text, at)),
      problem: `${name} isn't part of ${owner} on ${platforms[platform].name}`,
      mend: known.length > 0 ? suggestion(name, known) : 'add it to product/contract, or remove it',
    };
    return OF_LANGUAGE.test(name) ? [] : [fault];
  });

/** Every member on a platform is shown in one of its samples, behind a dot or called. */
function unusedMembers(
  files: readonly SourceFile[],
  platform: PlatformId,
  samples: readonly Sample[],
): SourceFault[] {
  const isUsed = (name: string) => {
    const word = `(?<![\\w$])${escapeRegexp(name)}(?![\\w$])`;
    const use = new RegExp(`\\.\\s*${word}|${word}\\(`);
    return samples.some(({code}) => use.test(code));
  };
  return contractOn(platform)
    .members.filter(({name}) => !isUsed(name))
    .map(({name, owner}) => ({
      ...placeInContract(files, new RegExp(`name: '${escapeRegexp(name)}',\\s*owner: '${owner}'`)),
      problem: `no sample for ${platforms[platform].name} uses ${name}`,
      mend: 'use it in a sample, or remove its signature',
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
