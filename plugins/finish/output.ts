import path from 'node:path';
import {kept} from '../../lib/cache';
import {replaceFile} from '../../lib/files';
import type {Build} from './page';

/** Something that is published beside the pages, and not made from them. */
export interface Output {
  publish(build: Build): Promise<void>;
}

/** Files by their paths in the folder of the build. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Files as a function of what is declared, under which they are kept from one build to the next. `finish` publishes
 * them before it reads a page, so that nothing depends on the order in which plugins finish.
 *
 * @param inputs all that `make` reads, apart from what the hash of the site covers; undefined if this build has none
 */
export const output = <Inputs>(
  name: string,
  inputs: (build: Build) => Inputs | undefined,
  make: (inputs: Inputs) => Files | Promise<Files>,
): Output => ({
  async publish(build) {
    const declared = inputs(build);
    const files = declared === undefined ? {} : await kept(name, build, make)(declared);
    for (const [file, content] of Object.entries(files)) {
      replaceFile(path.join(build.outDir, file), content);
    }
  },
});

/** A host has one of some files: the build of the first language publishes them for all. */
export const isFirst = ({i18n}: Build): boolean => i18n.currentLocale === i18n.defaultLocale;
