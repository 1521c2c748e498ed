import path from 'node:path';
import {contract} from '../../../product/contract';
import {placeOfOffset} from '../../../lib/faults';
import {readText} from '../../../lib/files';
import {listSamples} from '../../output/sample-files/list-samples';
import {referenceDoc} from '../contract/addresses';
import {contractNames} from './contract-names';
import {entryOf} from './entry-of';
import {isSample, readSamples, type Sample, type SampleFile, type Use} from './sample';
import {compileSamples, ROOT} from './typescript/compile-samples';
import {usesInTypeScript} from './typescript/uses-in-typescript';
import {usesOf} from './uses';

/** A name in a sample that has an entry in the reference. */
export interface NameLink {
  /** Its line, and the column where it begins, counted from 0. */
  line: number;
  column: number;
  length: number;
  /** The id of the entry. */
  entry: string;
}

export interface SampleLinks {
  /** The id of the doc that has the reference: `Android/using`. */
  doc: string;
  links: NameLink[];
}

type LinksByFile = ReadonlyMap<string, SampleLinks>;

/**
 * For one page, a function that finds the names in a file of `samples/` that link to their entries, in the order
 * of the text. What belongs to the SDK is decided the way the checks decide it: by the compiler in TypeScript, and
 * elsewhere by what surrounds a name and what the app declares. So a variable of the sample's own doesn't count;
 * but in these, one called `session` or `event` is taken for the SDK's.
 *
 * The function takes a path below `samples/`, and returns undefined for a file that can't use the SDK, such as
 * a build script. It reads each app once: a page quotes an app some twenty times.
 */
export function linksOnPage(): (name: string) => SampleLinks | undefined {
  const apps = new Map<string, LinksByFile>();
  return (name) => {
    const [folder = ''] = name.split('/');
    const links = apps.get(folder) ?? linksInApp(folder);
    apps.set(folder, links);
    return links.get(`samples/${name}`);
  };
}

/** By app: all pages quote the same files, and so does each version of the docs. */
const found = new Map<string, {sources: string; links: LinksByFile}>();

/** @param app a folder of `samples/`, all of it: what a name in one of its files means, another may say */
function linksInApp(app: string): LinksByFile {
  const files = listSamples(path.join(ROOT, 'samples'), `${app}/**`)
    .map((file) => `samples/${file}`)
    .filter(isSample)
    .map((filePath) => ({filePath, text: readText(path.join(ROOT, filePath))}));
  const sources = JSON.stringify(files);
  const known = found.get(app);
  if (known?.sources === sources) {
    return known.links;
  }
  const samples = readSamples(files);
  const links = new Map(
    samples.map((sample) => [sample.file.filePath, linksIn(sample, samples, files)]),
  );
  found.set(app, {sources, links});
  return links;
}

function linksIn(sample: Sample, samples: Sample[], files: readonly SampleFile[]): SampleLinks {
  const {platform, text, file} = sample;
  const names = contractNames(contract, platform);
  const uses =
    platform === 'reactNative' ? usesInScript(file, files) : usesOf(sample, names, samples);
  const links = uses
    .flatMap((use): NameLink[] => {
      const entry = entryOf(use, names);
      const {line, column} = placeOfOffset(file.filePath, text, use.offset);
      return entry === undefined
        ? []
        : [{line: line - 1, column: column - 1, length: use.name.length, entry}];
    })
    .sort((one, other) => one.line - other.line || one.column - other.column);
  return {doc: referenceDoc(platform), links};
}

function usesInScript({filePath}: SampleFile, files: readonly SampleFile[]): Use[] {
  const program = compileSamples(files);
  const file = program.getSourceFile(path.join(ROOT, filePath));
  return file ? usesInTypeScript(program, file) : [];
}
