import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {kept} from '../../lib/cache';
import {PUBLISHED, replaceFile} from '../../lib/files';

/** Something that is published beside the pages, and not made from them. */
export interface Output {
  /** Writes it into the folder `outDir`. */
  publish(context: LoadContext): Promise<void>;
}

/** Files by their paths in the folder of the build. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Files as a function of what is declared, under which they are kept from one build to the next. `finish` publishes
 * them before it reads a page, so that nothing depends on the order in which plugins finish; or `publishedEarly` does.
 *
 * @param inputs all that `make` reads, apart from what the hash of the site covers; undefined if this build has none
 */
export const output = <Inputs>(
  name: string,
  inputs: (context: LoadContext) => Inputs | undefined,
  make: (inputs: Inputs) => Files | Promise<Files>,
): Output => ({
  async publish(context) {
    const declared = inputs(context);
    const files = declared === undefined ? {} : await kept(name, context, make)(declared);
    for (const [file, content] of Object.entries(files)) {
      replaceFile(path.join(context.outDir, file), content);
    }
  },
});

/** Publishes what the live preview shows as well: before the bundler runs, like the files in `static/`. */
export const publishedEarly =
  (outputs: readonly Output[]) =>
  (context: LoadContext): Plugin => ({
    name: 'published-early',
    async loadContent() {
      const outDir = path.join(context.siteDir, PUBLISHED);
      fs.rmSync(outDir, {recursive: true, force: true});
      for (const output of outputs) {
        await output.publish({...context, outDir});
      }
    },
  });

/**
 * A host has one of some files: the build of the first language publishes them for all. If only one language is built, it
 * is the first, and below the base URL of the site.
 */
export const isFirst = ({baseUrl, i18n}: LoadContext): boolean =>
  baseUrl === i18n.localeConfigs[i18n.defaultLocale]?.baseUrl;
