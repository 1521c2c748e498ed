import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Override} from './overrides';

const ROOT = path.resolve(__dirname, '../..');

const folderOf = (name: string) => path.join(ROOT, 'node_modules', name);

/** The installed version of a package. */
export function installedVersion(name: string): string {
  const text = fs.readFileSync(path.join(folderOf(name), 'package.json'), 'utf8');
  return (JSON.parse(text) as {version: string}).version;
}

/**
 * The SHA-256 of the installed file that an override is based on, or of all files in a folder. Undefined
 * if upstream no longer has it.
 */
export function installedHash(
  override: Pick<Override, 'package' | 'upstream'>,
): string | undefined {
  const source = path.join(folderOf(override.package), override.upstream);
  // @docusaurus/core only publishes its compiled code.
  const compiled = source.replace('/src/client/', '/lib/client/').replace(/\.tsx$/, '.js');
  const found = [source, compiled].find((candidate) => fs.existsSync(candidate));
  if (found === undefined) {
    return undefined;
  }
  const hash = createHash('sha256');
  filesIn(found).forEach((file) => hash.update(fs.readFileSync(file)));
  return hash.digest('hex');
}

function filesIn(found: string): string[] {
  return fs.statSync(found).isDirectory()
    ? fs
        .readdirSync(found)
        .sort()
        .flatMap((name) => filesIn(path.join(found, name)))
    : [found];
}
