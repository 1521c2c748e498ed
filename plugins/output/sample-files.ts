import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {zipSync} from 'fflate';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {PUBLISHED, replaceFile} from '../../lib/files';
import {archiveOf, readSample, sampleAddress, SAMPLES} from '../content/samples';

/**
 * Publishes the samples as the pages quote them, with facts expanded and without region markers: each
 * file, so that a quoted region can link to it, and each app as a zip archive.
 */
export default function sampleFiles({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, PUBLISHED);
  return {
    name: 'sample-files',
    loadContent() {
      fs.rmSync(path.join(folder, 'samples'), {recursive: true, force: true});
      const apps: Record<string, Record<string, Uint8Array>> = {};
      for (const name of publishedSamples(SAMPLES)) {
        const content = contentOf(name);
        replaceFile(path.join(folder, sampleAddress(name)), content);
        apps[archiveOf(name)] = {...apps[archiveOf(name)], [name]: content};
      }
      for (const [address, files] of Object.entries(apps)) {
        replaceFile(path.join(folder, address), archive(files));
      }
    },
  };
}

/**
 * The files of the sample apps that may be published, sorted: those that Git tracks, so that a key which somebody keeps
 * beside a sample never is. Without Git, as in an archive of the sources, those that no `.gitignore` there names.
 */
export function publishedSamples(folder: string): string[] {
  const {stdout, error} = spawnSync('git', ['ls-files', '-z'], {cwd: folder, encoding: 'utf8'});
  const tracked = new Set(error ? [] : stdout.split('\0').filter(Boolean));
  return Globby.sync('**', {cwd: folder, gitignore: true})
    .filter((name) => tracked.size === 0 || tracked.has(name))
    .sort();
}

/** A text as pages quote it; anything else, such as a picture, as it is. */
function contentOf(name: string): Uint8Array {
  const place = {filePath: path.join(SAMPLES, name), line: 1};
  const bytes = fs.readFileSync(place.filePath);
  return bytes.includes(0) ? bytes : Buffer.from(`${readSample(name, place)}\n`);
}

/** A zip archive, which has the same bytes whenever and wherever it is made of the same files in the same order. */
export const archive = (files: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  // The first day that the format can express, in local time, because that is what fflate writes.
  zipSync(files, {level: 9, mtime: new Date(1980, 0, 1)});
