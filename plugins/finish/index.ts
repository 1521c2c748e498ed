import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {sayIn, translatableTexts, type Texts} from '../../lib/translatable-texts';
import {applyEdits} from './edits';
import {faultLines} from './fault-lines';
import {readPages, type Draft} from './page';
import type {Build, PageReader} from './reader';
import {replaceFile} from '../../lib/replace-file';
import {nameOf, sourcesOf} from './source-of-page';
import {docText} from './steps/doc-text';
import {policy} from './steps/policy';
import {scripts} from './steps/scripts';
import {styles} from './steps/styles';
import type {Step} from './step';

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
          nameOf: (address) => nameOf(sources, address),
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
  const texts = docText(build, generatedFilesDir);
  const sheet = styles(build);
  const steps: readonly Step[] = [scripts(), texts, sheet, policy(build, sheet)];
  const readings = readers.map((reader) => reader.begin(build));
  const drafts: Draft[] = [];
  for (const page of readPages(build)) {
    [...steps, ...readings].forEach((each) => each.see(page));
    const {file, html, edits} = page;
    drafts.push({file, html, edits});
  }
  for (const draft of drafts) {
    const last = steps.flatMap((step) => step.last?.(draft) ?? []);
    replaceFile(
      path.join(build.outDir, draft.file),
      applyEdits(draft.html, [...draft.edits, ...last]),
    );
  }
  for (const reading of readings) {
    await reading.end();
  }
}
