import {validateAuthorsMap} from '@docusaurus/plugin-content-blog/lib/authorsMap.js';
import {readDataFile} from '@docusaurus/utils';
import {getTagsFile} from '@docusaurus/utils-validation';
import fs from 'node:fs';
import path from 'node:path';
import type {SourceFault} from '../../../lib/faults';
import {readText} from '../../../lib/files';
import {suggestion} from '../../../lib/text';
import {readYaml} from '../front-matter/faults';

const SHARED = ['description', 'permalink'];

/** The keys of a tag and of an author, of which Docusaurus 3.10.2 lets any through. */
const TAG = [...SHARED, 'label'];
const AUTHOR = [...SHARED, 'name', 'title', 'url', 'email', 'image_url', 'page', 'socials', 'team'];

/** What an address consists of, which Docusaurus 3.10.2 takes as it is written. */
const ADDRESS = /^[\w./~-]+$/;

type Definition = Readonly<Record<string, unknown>>;

/** What is wrong with the definitions of tags or authors: what Docusaurus lets through, otherwise what it would say, with file and line. */
export async function definitionFaults(filePath: string): Promise<SourceFault[]> {
  const text = readText(filePath);
  const {values, lineOf, faults} = readYaml(filePath, text);
  if (faults.length > 0) {
    return /^[^#\n]/m.test(text) ? faults : [];
  }
  const name = path.basename(filePath);
  const keys = name === 'tags.yml' ? TAG : AUTHOR;
  const own = Object.entries(values).flatMap(([id, value], index, all) => {
    const definition = Object(value) as Definition;
    const at = (key: string, problem: string, mend: string) => ({
      ...{filePath, problem, mend},
      line: lineOf(id, key),
    });
    const {image_url: image} = definition;
    const written = permalinkOf(definition);
    const address = addressOf(id, definition, keys === TAG);
    const other = all
      .slice(0, index)
      .find(([before, each]) => addressOf(before, each, keys === TAG) === address);
    const unknown = Object.keys(definition).filter((key) => !keys.includes(key));
    return [
      ...unknown.map((key) => at(key, `there is no key "${key}"`, suggestion(key, keys))),
      ...(keys === AUTHOR && unknown.length === 0 && !('name' in definition)
        ? [at('', `the author ${id} has no name`, 'write the one that readers see, as name: …')]
        : []),
      ...(written !== undefined && !ADDRESS.test(written)
        ? [at('permalink', `"${written}" is no address`, 'write one such as /new-tag')]
        : []),
      ...(address !== undefined && other
        ? [at('permalink', `${other[0]} has the address ${address} as well`, 'choose another')]
        : []),
      ...(typeof image === 'string' && !fs.existsSync(path.join('static', image))
        ? [at('image_url', `static/ has no ${image}`, 'put the picture there, or correct its name')]
        : []),
    ];
  });
  return own.length > 0 ? own : saidByDocusaurus(filePath, lineOf);
}

/** The address that is written for a tag, or for the page of an author. */
function permalinkOf(definition: unknown): string | undefined {
  const {permalink, page} = Object(definition) as Definition;
  const written = permalink ?? (Object(page) as Definition).permalink;
  return typeof written === 'string' ? written : undefined;
}

/** The address that a tag, or the page of an author, gets: its id where none is written. An author needs no page. */
function addressOf(id: string, definition: unknown, isTag: boolean): string | undefined {
  const isNamed = isTag || (Object(definition) as Definition).page === true;
  const address = permalinkOf(definition) ?? (isNamed ? id : undefined);
  return address?.replace(/^\/?/, '/');
}

async function saidByDocusaurus(
  filePath: string,
  lineOf: (...path: readonly string[]) => number,
): Promise<SourceFault[]> {
  const folder = path.dirname(path.resolve(filePath));
  const contentPaths = {contentPath: folder, contentPathLocalized: folder};
  const name = path.basename(filePath);
  try {
    await (name === 'tags.yml'
      ? getTagsFile({tags: name, contentPaths})
      : readDataFile({filePath: name, contentPaths}).then((map) => map && validateAuthorsMap(map)));
    return [];
  } catch (error) {
    const problem = String(error instanceof Error ? error.message : error).replace(/\s+/g, ' ');
    const [, key = ''] = /"([^"]+)"/.exec(problem) ?? [];
    const mend = 'correct the value, or put it in quotes';
    return [{filePath, line: lineOf(...key.split('.')), problem, mend}];
  }
}
