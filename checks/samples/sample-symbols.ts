import {nearestName} from '../../lib/text';
import {contract} from '../../product';
import {platformIds} from '../../product/find-platform';
import {platforms} from '../../product/platforms';
import type {PlatformId} from '../../product/types';
import {entryIds} from '../../plugins/content/contract/addresses';
import {namesOn} from '../../plugins/content/sdk-names';
import type {Use} from '../../plugins/content/sdk-names/resolve';
import type {Finding} from '../finding';
import type {Check, SourceFile} from '../source-files';
import {importFaults} from './imports';
import {findInContract} from './places';
import {findingIn, readSamples, type Sample} from './read-samples';

/**
 * The samples and the contract agree in both directions: what a sample takes from the SDK is in the
 * contract for its platform, and a sample uses each of the platform's members.
 */
export const sampleSymbols: Check = (files) => {
  const samples = readSamples(files);
  return platformIds.flatMap((platform) => {
    const own = samples.filter((sample) => sample.platform === platform);
    const declared = new Set(own.flatMap(declaredIn));
    return [
      ...own.flatMap((sample) => [
        ...importFaults(sample, declared),
        ...unknownNames(sample, declared),
      ]),
      ...unusedMembers(files, platform, own),
    ];
  });
};

/** What samples declare themselves; better too much than too little, since it is only a reason not to complain. */
const DECLARED = [
  /\b(?:class|struct|interface|protocol|actor|object|enum|typealias|typedef|func|fun|val|var|let|get) (?:\w+ \. )?(\w+)/g,
  /\bcase (\w+(?: , \w+)*)/g,
  // A function of Dart: a type, a name and parameters.
  /(?<= )(?!(?:await|case|const|else|new|return|throw|yield) )[\w>?]+ (\w+) \(/g,
];

function declaredIn({lexemes}: Sample): string[] {
  const code = lexemes.map(({text}) => text).join(' ');
  return DECLARED.flatMap((pattern) =>
    [...code.matchAll(pattern)].flatMap(([, list = '']) => list.split(' , ')),
  );
}

/** What isn't in the contract where a name of it belongs; in TypeScript, the compiler says that. */
function unknownNames(sample: Sample, declared: ReadonlySet<string>): Finding[] {
  return sample.uses
    .filter(({meaning, name}) => !meaning && !declared.has(name))
    .filter(() => !/\.tsx?$/.test(sample.file.filePath))
    .map((use) => unknownName(sample, use));
}

function unknownName(sample: Sample, {owners, ...use}: Omit<Use, 'meaning'>): Finding {
  const {platform} = sample;
  const known = [...namesOn(platform)].flatMap(([name, meanings]) =>
    meanings.some(({owner = ''}) => owners.includes(owner)) ? [name] : [],
  );
  const nearest = nearestName(use.name, known);
  return findingIn(sample, use, {
    problem: `${use.name} is no part of ${owners.join(' or ')} on ${platforms[platform].name}`,
    mend: nearest ? `did you mean ${nearest}?` : 'add it to product/contract, or remove it',
  });
}

/** Every member on a platform is shown in one of its samples. */
function unusedMembers(
  files: readonly SourceFile[],
  platform: PlatformId,
  samples: readonly Sample[],
): Finding[] {
  const used = new Set(samples.flatMap(({uses}) => uses.map(({meaning}) => meaning?.id)));
  return contract.members
    .filter(({name, signatures}) => signatures[platform] && !used.has(entryIds.member(name)))
    .map(({name, owner}) => ({
      ...findInContract(files, new RegExp(`name: '${name}',\\s*owner: '${owner}'`)),
      problem: `no sample for ${platforms[platform].name} uses ${name}`,
      mend: 'use it in a sample, or remove its signature',
    }));
}
