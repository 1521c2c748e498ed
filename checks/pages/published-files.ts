import path from 'node:path';
import {filesIn} from '../../lib/files';
import {twinAddress} from '../../lib/addresses';
import {INDEX_FILE} from '../../lib/search-index';
import {SAMPLES} from '../../plugins/content/samples/read-sample';
import {SCHEMA_FILE} from '../../plugins/output/contract-json/schema';
import {archiveOf, sampleAddress} from '../../plugins/output/sample-files/address';
import {listSamples} from '../../plugins/output/sample-files/list-samples';
import {folderOf} from './link-target';
import type {SourceFile} from '../source-files';
import {isDraft} from './visibility';

const STATIC = path.resolve(__dirname, '../../static');

/** What a build writes whatever the pages are. */
const ALWAYS = [
  '404.html',
  '_redirects',
  'apple-touch-icon.png',
  'blog/atom.xml',
  'blog/rss.xml',
  'contract.json',
  SCHEMA_FILE,
  'favicon.ico',
  'img/icon-192.png',
  'img/icon-512.png',
  'img/logo.svg',
  'llms-full.txt',
  'llms.txt',
  'robots.txt',
  INDEX_FILE,
  'site.webmanifest',
  'sitemap.xml',
];

/** Folders whose files only a build can name: those of bundles contain hashes. */
const NAMED_BY_BUILD = /^\/(?:\.well-known\/agent-skills|assets|img\/cards)\//;

/** Whether only a build knows if there is a file at an address. */
export const isNamedByBuild = (address: string): boolean => NAMED_BY_BUILD.test(address);

/** The files in `static/`, relative to it. */
export const staticFiles = (): string[] => filesIn(STATIC);

/**
 * The addresses of the files that a build publishes, except those that only it can name: static files,
 * the pages' own files and Markdown, samples, and what is always there. A test compares them with a build.
 *
 * @param pages the addresses of all pages, with the page behind each that is written in Markdown
 */
export function publishedFiles(pages: ReadonlyMap<string, SourceFile | undefined>): string[] {
  const built = [...pages].filter(([, file]) => !file || !isDraft(file));
  const docs = built.filter(([, file]) => file && folderOf(file) === 'docs');
  const samples = listSamples(SAMPLES);
  const topics = docs.flatMap(([address]) => foldersOf(address));
  return [
    ...built.map(([address]) => `${address === '/' ? '/index' : address}.html`),
    ...built.flatMap(([address, file]) => (file ? [twinAddress(address, '/')] : [])),
    ...new Set(topics.map((folder) => `${folder}/llms-full.txt`)),
    ...[
      ...ALWAYS,
      ...staticFiles(),
      ...samples.map(sampleAddress),
      ...new Set(samples.map(archiveOf)),
    ].map((name) => `/${name}`),
  ];
}

/** `/a/b/c` → `/a` and `/a/b` */
const foldersOf = (address: string): string[] =>
  [...address.matchAll(/(?!^)\//g)].map(({index}) => address.slice(0, index));
