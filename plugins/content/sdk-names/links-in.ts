import fs from 'node:fs';
import path from 'node:path';
import {contract} from '../../../product/contract';
import {platformIds} from '../../../product/find-platform';
import {unixText} from '../../../lib/unix-text';
import {referenceDoc} from '../contract/addresses';
import {contractNames} from './contract-names';
import {entryOf} from './entry-of';
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

const namesOn = new Map(
  platformIds.map((platform) => [platform, contractNames(contract, platform)] as const),
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
  const scripts = name.startsWith('react-native/') ? readScripts() : [];
  const sources = JSON.stringify([file, scripts]);
  const known = found.get(name);
  const links = known?.sources === sources ? known.links : findLinks(file, scripts);
  found.set(name, {sources, links});
  return links;
}

/** By name: a page quotes a file region by region, and so does each version of the docs. */
const found = new Map<string, {sources: string; links: SampleLinks | undefined}>();

function findLinks(file: SampleFile, scripts: readonly SampleFile[]): SampleLinks | undefined {
  const [sample] = readSamples([file]);
  const names = sample && namesOn.get(sample.platform);
  if (!names) {
    return undefined;
  }
  const uses = scripts.length > 0 ? usesInScript(file, scripts) : usesOf(sample, names);
  const links = uses
    .flatMap((use): NameLink[] => {
      const entry = entryOf(use, names);
      return entry === undefined ? [] : [{...placeIn(sample.text, use), entry}];
    })
    .sort((one, other) => one.line - other.line || one.column - other.column);
  return {doc: referenceDoc(sample.platform), links};
}

const readFile = (filePath: string): SampleFile => ({
  filePath,
  text: unixText(fs.readFileSync(path.join(ROOT, filePath), 'utf8')),
});

function usesInScript({filePath}: SampleFile, scripts: readonly SampleFile[]): Use[] {
  const program = compileSamples(scripts);
  const file = program.getSourceFile(path.join(ROOT, filePath));
  return file ? usesInTypeScript(program, file) : [];
}

function readScripts(): SampleFile[] {
  const folder = 'samples/react-native';
  return fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFile(`${folder}/${file.split(path.sep).join('/')}`));
}

function placeIn(text: string, {offset, name}: Use): Omit<NameLink, 'entry'> {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length - 1, column: before.at(-1)?.length ?? 0, length: name.length};
}
