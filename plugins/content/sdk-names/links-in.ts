import fs from 'node:fs';
import path from 'node:path';
import {contract} from '../../../product/contract';
import {platformIds} from '../../../product/find-platform';
import type {PlatformId} from '../../../product/types';
import {unixText} from '../../../lib/unix-text';
import {referenceDoc} from '../contract/addresses';
import {contractNames} from './contract-names';
import {entryOf, type Edition} from './entry-of';
import {readSamples, type SampleFile} from './sample';
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

const editions = new Map(
  platformIds.map((platform): [PlatformId, Edition] => [
    platform,
    {contract, platform, names: contractNames(contract, platform)},
  ]),
);

/**
 * The names in a file of `samples/` that link to their entries, in the order of the text. What belongs to
 * the SDK is decided the way the checks decide it: by the compiler in TypeScript, and elsewhere by what
 * surrounds a name. So a variable of the sample's own never counts, whatever it is called.
 *
 * @param name path below `samples/`
 * @returns undefined for a file that can't use the SDK, such as a build script
 */
export function linksIn(name: string): SampleLinks | undefined {
  const file = readFile(`samples/${name}`);
  const scripts = name.startsWith('react-native/') ? readScripts() : undefined;
  const known = found.get(name);
  if (known?.text === file.text && known.scripts === scripts) {
    return known.links;
  }
  const links = findLinks(file, scripts);
  found.set(name, {text: file.text, scripts, links});
  return links;
}

/** By name: a page quotes a file region by region, and so does each version of the docs. */
const found = new Map<
  string,
  {text: string; scripts: SampleFile[] | undefined; links: SampleLinks | undefined}
>();

function findLinks(file: SampleFile, scripts?: SampleFile[]): SampleLinks | undefined {
  const [sample] = readSamples([file]);
  const edition = sample && editions.get(sample.platform);
  if (!edition) {
    return undefined;
  }
  const uses = scripts ? usesInScript(file, scripts) : usesOf(sample, edition.names);
  const links = uses
    .flatMap((use): NameLink[] => {
      const entry = entryOf(use, edition);
      return entry === undefined ? [] : [{...placeIn(sample.text, use), entry}];
    })
    .sort((one, other) => one.line - other.line || one.column - other.column);
  return {doc: referenceDoc(sample.platform), links};
}

const readFile = (filePath: string): SampleFile => ({
  filePath,
  text: unixText(fs.readFileSync(path.join(ROOT, filePath), 'utf8')),
});

function usesInScript({filePath}: SampleFile, scripts: SampleFile[]): Use[] {
  const program = compileSamples(scripts);
  const file = program.getSourceFile(path.join(ROOT, filePath));
  return file ? usesInTypeScript(program, file) : [];
}

let lastScripts: SampleFile[] = [];

/** The files of React Native: the same array until one of them changes, so that they are compiled once. */
function readScripts(): SampleFile[] {
  const folder = 'samples/react-native';
  const files = fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFile(`${folder}/${file.split(path.sep).join('/')}`));
  const isSame =
    files.length === lastScripts.length &&
    files.every(({text}, index) => text === lastScripts[index]?.text);
  lastScripts = isSame ? lastScripts : files;
  return lastScripts;
}

function placeIn(text: string, {offset, name}: Use): Omit<NameLink, 'entry'> {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length - 1, column: before.at(-1)?.length ?? 0, length: name.length};
}
