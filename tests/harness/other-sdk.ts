import fs from 'node:fs';
import path from 'node:path';
import {copyTree} from './copy-of-tree';

const FIXTURE = path.resolve(__dirname, '../fixtures/other-sdk');

/** What of the content an adopter deletes before writing anew; the files that remain are replaced. */
const DELETED = [
  'tests/fixtures/other-sdk',
  'blog',
  'docs',
  'samples',
  'src/figures',
  'src/pages',
  'static/img',
];

/** The only file of the contract that isn't data. */
const TYPES = 'types.ts';

/** Copies the site to an empty folder, with the content of another SDK in the place of its own. */
export function copyWithOtherSdk(target: string): void {
  copyTree(target);
  for (const folder of DELETED) {
    fs.rmSync(path.join(target, folder), {recursive: true});
  }
  const contract = path.join(target, 'product/contract');
  for (const file of fs.readdirSync(contract).filter((name) => name !== TYPES)) {
    fs.rmSync(path.join(contract, file));
  }
  for (const folder of fs.readdirSync(FIXTURE, {withFileTypes: true})) {
    if (folder.isDirectory()) {
      fs.cpSync(path.join(FIXTURE, folder.name), path.join(target, folder.name), {recursive: true});
    }
  }
}
