import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {replaceFile} from '../../lib/files';
import {sayIn, type Texts, translatableTexts} from '../../lib/translations';
import {applyEdits} from './edits';
import {faultLines} from './fault-lines';
import {readPages, type Page} from './page';
import {parseHtml} from './parse-html';
import type {Build, PageReader, Reading} from './reader';
import {sourcesOf} from './source-of-page';
import {docText} from './steps/doc-text';
import {policy} from './steps/policy';
import {scripts} from './steps/scripts';
import {styles} from './steps/styles';

/**
 * Finishes the pages that Docusaurus has rendered. Each is read and parsed once, goes through the steps
 * below, is shown to every reader, and is written once. Nothing else may change a built page.
 *
 * @param readers what is made from all pages, in the order in which they end
 * @throws Error for what a step or a reader finds wrong
 */
export default function finish(readers: readonly PageReader[]) {
  return (context: LoadContext): Plugin => {
    let allContent: AllContent;
    const texts: Texts = Object.fromEntries(
      readers.flatMap((reader) => Object.entries(reader.texts ?? {})),
    );
    return {
      name: 'finish',
      ...translatableTexts(texts),
      allContentLoaded(loaded) {
        ({allContent} = loaded);
        return Promise.resolve();
      },
      async postBuild({content, ...props}) {
        const sources = sourcesOf(props.routes, props.siteDir);
        const build: Build = {
          ...props,
          allContent,
          say: sayIn(content as Texts),
          linesOf: (faults) => faultLines(faults, sources, props.siteDir),
        };
        await finishPages(build, readers, context.generatedFilesDir);
      },
    };
  };
}

async function finishPages(
  build: Build,
  readers: readonly PageReader[],
  generatedFilesDir: string,
): Promise<void> {
  const drafts = readPages(build);
  // First, as it removes code whose words don't count for the styles.
  const texts = docText(build, generatedFilesDir);
  const sheet = styles(build, drafts);
  const steps: readonly Reading[] = [scripts(), texts, sheet, policy(build, sheet.css)];
  const readings = [...steps, ...readers.map((reader) => reader.begin(build))];
  for (const draft of drafts) {
    const page: Page = {...draft, tree: parseHtml(draft.html), edits: []};
    readings.forEach((each) => each.see(page));
    replaceFile(path.join(build.outDir, page.file), applyEdits(page.html, page.edits));
  }
  for (const reading of readings) {
    await reading.end?.();
  }
}
