import type {Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../../lib/packages';
import {patches as table, type Patch} from './table';

const LOADER = path.join(__dirname, 'patch-loader.cjs');

/**
 * Changes Docusaurus' own files, as the table says, in what the browser runs and in what renders the HTML.
 *
 * @throws Error when a file doesn't have the text of its patch exactly once
 */
export default function patches(): Plugin {
  return {
    name: 'patches',
    configureWebpack: () => ({
      module: {
        rules: table.map((patch) => ({
          resource: resourceOf(patch, installed(patch.file)),
          use: {loader: LOADER, options: {before: patch.before, after: patch.after}},
        })),
      },
    }),
  };
}

/**
 * The path of the file that a patch changes.
 *
 * @throws Error when it doesn't have the patch's text exactly once
 */
export function resourceOf({name, file, before}: Patch, place: string): string {
  const source = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
  const times = source.split(before).length - 1;
  if (times !== 1) {
    throw new Error(
      `${file} has "${before}" ${times} times, but the patch "${name}" needs it exactly once — read the file's new code and adapt plugins/patches/table.ts, or delete the patch`,
    );
  }
  return place;
}
