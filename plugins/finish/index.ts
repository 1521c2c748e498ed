import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn, replaceFile} from '../../lib/files';
import {sayIn, translatableTexts, type Texts} from '../../lib/translations';
import {docTexts} from './doc-texts';
import {faultLines} from './faults';
import type {Build, PageReader} from './page';
import {blockedOn, policyOf} from './policy';
import {pagesOf, readPage, type Known} from './read-page';
import {sheetOf, takeSheet} from './style-sheet';

/** The first tag of a head, after which the policy stands: it doesn't apply to what precedes it. */
const CHARSET = '<meta charset="UTF-8">';

/**
 * Finishes the pages that Docusaurus has rendered. Each is read once, shown to every reader and written once, with a
 * policy and the style sheet in it. Nothing else may change a built page.
 *
 * @param readers what is made from all pages, in the order in which they end
 * @throws Error with a line for everything that the policy or a reader finds wrong in any page; and for a page that
 *   isn't built as expected
 */
export default function finish(readers: readonly PageReader[]) {
  return ({generatedFilesDir}: LoadContext): Plugin => {
    let allContent: AllContent;
    const texts = textsOf(readers);
    return {
      name: 'finish',
      ...translatableTexts(texts),
      allContentLoaded(loaded) {
        ({allContent} = loaded);
        return Promise.resolve();
      },
      async postBuild({content, ...props}) {
        const pages = pagesOf({...props, allContent});
        const faults: string[] = [];
        const build: Build = {
          ...props,
          allContent,
          pages,
          say: sayIn(content as Texts),
          linesOf: (found) => faultLines(found, pages, props.siteDir),
          stopFor: (lines) => faults.push(...lines),
        };
        await finishPages(build, readers, generatedFilesDir);
        if (faults.length > 0) {
          throw new Error(faults.join('\n'));
        }
      },
    };
  };
}

/** @throws Error when two readers give a text the same name: translators would get one of them */
export function textsOf(readers: readonly Pick<PageReader, 'texts'>[]): Texts {
  const all = readers.flatMap((reader) => Object.entries(reader.texts ?? {}));
  const names = all.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new Error(`two readers have a text called "${twice}" — rename it in one of them`);
  }
  return Object.fromEntries(all);
}

async function finishPages(
  build: Build,
  readers: readonly PageReader[],
  generatedFilesDir: string,
): Promise<void> {
  const {outDir, baseUrl, siteConfig} = build;
  const {minifySync} = await import('@swc/core');
  // Docusaurus would minify the scripts of each page, although pages share most of them.
  const minify = (script: string) => minifySync(script, {compress: true, mangle: true}).code;
  const known: Known = {tags: new Map(), scripts: new Map()};
  const sheet = sheetOf(filesIn(outDir));
  const link = `<link rel="stylesheet" href="${baseUrl}${sheet}">`;
  const writeText = docTexts(build, generatedFilesDir);
  const blocked = blockedOn(siteConfig.url);
  const readings = readers.map((reader) => reader.begin(build));
  const pages = build.pages.map((place) => {
    const page = readPage(
      place,
      fs.readFileSync(path.join(outDir, place.file), 'utf8'),
      known,
      minify,
    );
    writeText(page);
    readings.forEach((reading) => reading.see(page));
    const {scripts, styles} = page;
    // A buffer takes half the memory of a string.
    return {...place, html: Buffer.from(page.html), scripts, styles, faults: blocked(page)};
  });
  build.stopFor(build.linesOf(pages.flatMap(({faults}) => faults)));
  // Only now are all words known that can be the names of classes.
  const css = await takeSheet(outDir, sheet, known);
  for (const {file, html, scripts, styles} of pages) {
    const policy = policyOf(scripts, [...styles, css]);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    let text = replaceOnce(html.toString(), CHARSET, CHARSET + meta, file);
    text = replaceOnce(text, link, `<style>${css}</style>`, file);
    replaceFile(path.join(outDir, file), text);
  }
  for (const reading of readings) {
    await reading.end?.();
  }
}

/** @throws Error for a page that doesn't contain a text exactly once */
function replaceOnce(html: string, text: string, replacement: string, file: string): string {
  const [before = '', after, ...more] = html.split(text);
  if (after === undefined || more.length > 0) {
    throw new Error(
      `${file} does not have ${text} exactly once — read core/lib/ssg/ssgTemplate.html.js and adapt plugins/finish/index.ts`,
    );
  }
  return before + replacement + after;
}
