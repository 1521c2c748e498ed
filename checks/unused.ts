import path from 'node:path';
import {placeOfOffset, type SourceFault} from '../lib/faults';
import {filesIn} from '../lib/files';
import {readFacts} from '../plugins/content/facts';
import {isMarkdown} from './page';
import type {Check, SourceFile} from './source-files';

const STATIC = path.resolve(__dirname, '../static');

/** Whatever else than Markdown can name a file in a page. */
const SOURCES = /^(?:blog|docs|plugins|product|site|src)\/|^docusaurus\.config\.ts$/;

/** Files that hosts read rather than pages, and pages that a provider's service requires, such as `google123.html`. */
const FOR_HOSTS = /^(?:\.nojekyll|CNAME|_headers|_redirects|\.well-known\/.*|[^/]*\.html)$/;

/** Nothing is left over of what has gone: each file in `static/` is named somewhere, and so is each export of our code. */
export const unused: Check = (files) => [...unusedFiles(files), ...unusedExports(files)];

/**
 * Something in the sources names every file in `static/`, other than those that hosts read. The built pages
 * can't tell: Docusaurus publishes a picture that Markdown names once more, under another name or in the page.
 */
function unusedFiles(files: readonly SourceFile[]): SourceFault[] {
  const texts = files
    .filter((file) => isMarkdown(file) || SOURCES.test(file.filePath))
    .map(({filePath, text}) => readFacts({fileContent: text, filePath}).text);
  return filesIn(STATIC)
    .filter((name) => !FOR_HOSTS.test(name) && !texts.some((text) => text.includes(`/${name}`)))
    .map((name) => ({
      filePath: `static/${name}`,
      line: 1,
      problem: 'no page uses it',
      mend: 'delete it, or link to it',
    }));
}

/** Without the checks, which are loaded by their names, and what is only written for a test. */
const CODE = /^(?:bench|lib|plugins|scripts|site|src|tests\/harness)\/.*\.tsx?$/;

const EXPORT = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm;

/** Another file names whatever a file exports by a name. */
function unusedExports(files: readonly SourceFile[]): SourceFault[] {
  const texts = files
    .filter((file) => isMarkdown(file) || /\.[cm]?[jt]sx?$/.test(file.filePath))
    .map((file) => ({...file, names: new Set(file.text.match(/\w+/g))}));
  const isOnlyAtHome = (name: string) => texts.filter(({names}) => names.has(name)).length < 2;
  const code = texts.filter(({filePath}) => CODE.test(filePath));
  return code.flatMap(({filePath, text}) =>
    [...text.matchAll(EXPORT)]
      .filter(([, name = '']) => isOnlyAtHome(name))
      .map(({1: name, index}) => ({
        ...placeOfOffset(filePath, text, index),
        problem: `no other file uses ${name}`,
        mend: 'delete it, or no longer export it',
      })),
  );
}
