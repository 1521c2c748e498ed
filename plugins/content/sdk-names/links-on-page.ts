import path from 'node:path';
import {contract} from '../../../product/contract';
import {platformIds} from '../../../product/find-platform';
import {placeOfOffset} from '../../../lib/source-error';
import {readText} from '../../../lib/read-text';
import {listSamples} from '../../output/sample-files/list-samples';
import {referenceDoc} from '../contract/addresses';
import {contractNames} from './contract-names';
import {entryOf} from './entry-of';
import {isSample, readSamples, type Sample, type SampleFile} from './sample';
import {compileSamples} from './typescript/compile-samples';
import {usesInTypeScript} from './typescript/uses-in-typescript';
import type {Use} from './use';
import {usesOf} from './uses';

const ROOT = path.resolve(__dirname, '../../..');

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

const namesOn = new Map(
  platformIds.map((platform) => [platform, contractNames(contract, platform)] as const),
);

/**
 * For one page, a function that finds the names in a file of `samples/` that link to their entries, in the order
 * of the text. What belongs to the SDK is decided the way the checks decide it: by the compiler in TypeScript, and
 * elsewhere by what surrounds a name and what the app declares. So a variable of the sample's own doesn't count;
 * but in these, one called `session` or `event` is taken for the SDK's unless the sample declares it otherwise
 * (uses/declared-otherwise.ts).
 *
 * The function takes a path below `samples/`, and returns undefined for a file that can't use the SDK, such as
 * a build script. It reads each app once: a page quotes an app some twenty times.
 */
export function linksOnPage(): (name: string) => SampleLinks | undefined {
  const apps = new Map<string, App>();
  return (name) => {
    const filePath = `samples/${name}`;
    if (!isSample(filePath)) {
      return undefined;
    }
    const [folder = ''] = name.split('/');
    const app = apps.get(folder) ?? readApp(folder);
    apps.set(folder, app);
    const known = found.get(filePath);
    const links = known?.sources === app.sources ? known.links : findLinks(filePath, app.files);
    found.set(filePath, {sources: app.sources, links});
    return links;
  };
}

/** By path: a page quotes a file region by region, and so does each version of the docs. */
const found = new Map<string, {sources: string; links: SampleLinks | undefined}>();

/** @param files all of the app: what a name in one of them means, another may say */
function findLinks(filePath: string, files: readonly SampleFile[]): SampleLinks | undefined {
  const samples = readSamples(files);
  const sample = samples.find(({file}) => file.filePath === filePath);
  const names = sample && namesOn.get(sample.platform);
  if (!names) {
    return undefined;
  }
  const uses =
    sample.platform === 'reactNative'
      ? usesInScript(filePath, files)
      : usesOf(sample, names, samples);
  const links = uses
    .flatMap((use): NameLink[] => {
      const entry = entryOf(use, names);
      return entry === undefined ? [] : [{...placeIn(sample, use), entry}];
    })
    .sort((one, other) => one.line - other.line || one.column - other.column);
  return {doc: referenceDoc(sample.platform), links};
}

const readFile = (filePath: string): SampleFile => ({
  filePath,
  text: readText(path.join(ROOT, filePath)),
});

function usesInScript(filePath: string, files: readonly SampleFile[]): Use[] {
  const program = compileSamples(files);
  const file = program.getSourceFile(path.join(ROOT, filePath));
  return file ? usesInTypeScript(program, file) : [];
}

/** An app, all of it. */
interface App {
  files: SampleFile[];
  /** What is in the files: names are found again when it changes. */
  sources: string;
}

/** @param app a folder of `samples/` */
function readApp(app: string): App {
  const files = listSamples(path.join(ROOT, 'samples'), `${app}/**`)
    .map((file) => `samples/${file}`)
    .filter(isSample)
    .map(readFile);
  return {files, sources: JSON.stringify(files)};
}

function placeIn({text, file}: Sample, {offset, name}: Use): Omit<NameLink, 'entry'> {
  const {line, column} = placeOfOffset(file.filePath, text, offset);
  return {line: line - 1, column: column - 1, length: name.length};
}
