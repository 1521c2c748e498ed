import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn, replaceFile} from '../../lib/files';
import {sayIn, translatableTexts, type Texts} from '../../lib/translations';
import {docTexts} from './doc-texts';
import {faultLines} from './faults';
import type {Output} from './output';
import type {Build, PageReader} from './page';
import {blockedOn, loadedByStyle, policyOf, refuseOptions} from './policy';
import {pagesOf, readPage, type Known} from './read-page';

/** The first tag of a head, after which the policy stands: it doesn't apply to what precedes it. */
const CHARSET = '<meta charset="UTF-8">';

/** Docusaurus writes all of a site's styles into one file: its chunks name no other (core/src/webpack/base.ts, 3.10.2). */
const SHEET = /^assets\/css\/styles\.[\da-f]+\.css$/;

/**
 * Finishes the pages that Docusaurus has rendered. Each is read once, shown to every reader and written once, with a
 * policy and the style sheet in it. Nothing else may change a built page.
 *
 * @param outputs what is published beside them
 * @param readers what is made from all pages, in the order in which they end
 * @throws Error with a line for everything that the policy or a reader finds wrong in any page
 */
export default function finish(outputs: readonly Output[], readers: readonly PageReader[]) {
  return ({baseUrl, siteConfig}: LoadContext): Plugin => {
    refuseOptions(siteConfig);
    let allContent: AllContent;
    return {
      name: 'finish',
      ...translatableTexts(Object.assign({}, ...readers.map(({texts}) => texts)) as Texts),
      allContentLoaded(loaded) {
        ({allContent} = loaded);
      },
      injectHtmlTags({content}) {
        const say = sayIn(content as Texts);
        return {headTags: readers.flatMap((reader) => reader.headTags?.({baseUrl, say}) ?? [])};
      },
      async postBuild({content, ...props}) {
        const pages = pagesOf(props);
        const faults: string[] = [];
        const build: Build = {
          ...props,
          allContent,
          pages,
          say: sayIn(content as Texts),
          linesOf: (found) => faultLines(found, pages),
          stopFor(lines) {
            faults.push(...lines);
          },
        };
        for (const output of outputs) {
          await output.publish(build);
        }
        await finishPages(build, [docTexts, ...readers]);
        if (faults.length > 0) {
          throw new Error(faults.join('\n'));
        }
      },
    };
  };
}

async function finishPages(build: Build, readers: readonly PageReader[]): Promise<void> {
  const {outDir, siteConfig} = build;
  const {minifySync} = await import('@swc/core');
  // Docusaurus would minify the scripts of each page, although pages share most of them.
  const minify = (script: string) => minifySync(script, {compress: true, mangle: true}).code;
  const known: Known = {tags: new Map(), scripts: new Map()};
  const sheet = takeSheet(build);
  const blocked = blockedOn(siteConfig.url, sheet.link);
  const readings = readers.map((reader) => reader.begin(build));
  const pages = [];
  for (const place of build.pages) {
    const html = fs.readFileSync(path.join(outDir, place.file), 'utf8');
    const page = readPage(place, html, known, minify);
    for (const reading of readings) {
      await reading.see?.(page);
    }
    const {scripts} = page;
    // A buffer takes half the memory of a string.
    pages.push({...place, scripts, html: Buffer.from(page.html), faults: blocked(page)});
  }
  build.stopFor(build.linesOf(pages.flatMap(({faults}) => faults)));
  for (const {file, html, scripts} of pages) {
    const policy = policyOf(scripts, sheet.css);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const withPolicy = replaceOnly(file, html.toString(), CHARSET, CHARSET + meta);
    const finished = replaceOnly(file, withPolicy, sheet.link, `<style>${sheet.css}</style>`);
    replaceFile(path.join(outDir, file), finished);
  }
  for (const reading of readings) {
    await reading.end?.();
  }
}

/** @throws Error unless a page has a text exactly once */
function replaceOnly(file: string, html: string, before: string, after: string): string {
  const [start = '', end, ...others] = html.split(before);
  if (end === undefined || others.length > 0) {
    throw new Error(
      `${file} has ${before} ${end === undefined ? 0 : others.length + 1} times, but finishing a page needs it exactly once — see ssrTemplate and headTags in docusaurus.config.ts, and plugins/finish/index.ts`,
    );
  }
  return start + after + end;
}

/**
 * The style sheet of a build, and how pages link to it. Its file is deleted: it is written into every page, so that the
 * first paint only needs the HTML.
 *
 * @throws Error when the policy forbids what it loads
 */
function takeSheet({outDir, baseUrl}: Build): {css: string; link: string} {
  const [sheet = ''] = filesIn(outDir).filter((file) => SHEET.test(file));
  const css = fs.readFileSync(path.join(outDir, sheet), 'utf8');
  const forbidden = loadedByStyle(css);
  if (forbidden) {
    throw new Error(
      `the policy forbids "${forbidden}" in the style sheet — put the file in static/, and name it from the root`,
    );
  }
  fs.rmSync(path.join(outDir, sheet));
  return {css, link: `<link rel="stylesheet" href="${baseUrl}${sheet}">`};
}
