import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Copies the sources to an empty folder, with the history that pages take their dates from. Packages are
 * hard links: they look like files in their usual places, but none of the 45,000 files is copied. The
 * folder must be on the same disk.
 */
export function copyTree(target: string): void {
  execFileSync('git', ['clone', '--quiet', '--no-checkout', ROOT, target]);
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {cwd: ROOT});
  // Git also lists files that were deleted without a commit.
  for (const file of files.toString().split('\0').filter(Boolean)) {
    if (fs.existsSync(path.join(ROOT, file))) {
      fs.cpSync(path.join(ROOT, file), path.join(target, file), {recursive: true});
    }
  }
  linkFiles(path.join(ROOT, 'node_modules'), path.join(target, 'node_modules'));
}

function linkFiles(source: string, target: string): void {
  fs.mkdirSync(target, {recursive: true});
  for (const entry of fs.readdirSync(source, {withFileTypes: true})) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) {
      // The bundler's cache, of which the copy has its own.
      if (entry.name !== '.cache') {
        linkFiles(from, to);
      }
    } else if (entry.isSymbolicLink()) {
      fs.symlinkSync(fs.readlinkSync(from), to);
    } else {
      fs.linkSync(from, to);
    }
  }
}
