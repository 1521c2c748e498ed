import {zipSync, type Zippable} from 'fflate';
import {isUtf8} from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';
import {sourcesIn} from '../../lib/files';
import {askGit, canAskGit} from '../../lib/git';
import {unixText} from '../../lib/text';
import {expandFacts} from '../content/facts';
import {archiveOf, MARKER, sampleAddress, SAMPLES} from '../content/samples';
import {output, type Files} from '../finish/output';

/**
 * The samples with facts expanded and without region markers: each text, so that a quoted region can link to it, and
 * each app as a zip archive.
 */
export const sampleFiles = output('samples', () => [...publishedSamples(SAMPLES)], filesOf);

/** @param samples each with whether it can be run */
function filesOf(samples: readonly (readonly [name: string, isProgram: boolean])[]): Files {
  const files: Record<string, Uint8Array> = {};
  const apps: Record<string, Zippable> = {};
  for (const [name, isProgram] of samples) {
    const filePath = path.join(SAMPLES, name);
    const bytes = fs.readFileSync(filePath);
    const isText = isUtf8(bytes) && !bytes.includes(0);
    const content = isText ? filled(bytes, filePath) : bytes;
    if (isText) {
      files[sampleAddress(name)] = content;
    }
    const app = (apps[archiveOf(name)] ??= {});
    app[name] = [content, {os: UNIX, attrs: (isProgram ? 0o100755 : 0o100644) << 16}];
  }
  for (const [address, app] of Object.entries(apps)) {
    files[address] = archive(app);
  }
  return files;
}

/**
 * The files of the sample apps that may be published, sorted, each with whether it can be run: those that Git tracks, so
 * that a key which somebody keeps beside a sample never is. Without Git, as in an archive of the sources, those that no
 * `.gitignore` there names.
 *
 * @throws Error when Git refuses to say what it tracks, or tracks nothing
 */
export function publishedSamples(folder: string): Map<string, boolean> {
  const names = sourcesIn(folder);
  if (!canAskGit(folder)) {
    const isProgram = (name: string) => (fs.statSync(path.join(folder, name)).mode & 0o100) > 0;
    return new Map(names.map((name) => [name, isProgram(name)]));
  }
  // Such as `100644 <hash> 0\tandroid/README.md`: Windows has no other modes than Git's.
  const tracked = askGit(folder, 'ls-files', '--stage', '-z').split('\0').filter(Boolean);
  const programs = new Map(
    tracked.map((line) => [line.slice(line.indexOf('\t') + 1), line.startsWith('100755')]),
  );
  const samples = names.filter((name) => programs.has(name));
  if (names.length > 0 && samples.length === 0) {
    throw new Error(
      'Git tracks no file in samples/, so none would be published — run git add samples',
    );
  }
  return new Map(samples.map((name) => [name, programs.get(name) === true]));
}

/** A text with facts in their places and without markers; one without either is published byte for byte. */
function filled(bytes: Buffer, filePath: string): Buffer {
  const text = bytes.toString();
  const lines = expandFacts({fileContent: text, filePath}).split('\n');
  const published = lines.filter((line) => !MARKER.test(line)).join('\n');
  return published === unixText(text) ? bytes : Buffer.from(published);
}

/** The system whose modes the archives have, as the zip format numbers it. */
const UNIX = 3;

/** A zip archive, which has the same bytes whenever and wherever it is made of the same files in the same order. */
export const archive = (files: Zippable): Uint8Array =>
  // The first day that the format can express, in local time, because that is what fflate writes.
  zipSync(files, {level: 9, mtime: new Date(1980, 0, 1)});
