import fs from 'node:fs';
import path from 'node:path';

/** The text of all scripts of a built site, as one. */
export function readScripts(folder: string): string {
  const scripts = path.join(folder, 'assets/js');
  const names = fs.readdirSync(scripts);
  return names.map((name) => fs.readFileSync(path.join(scripts, name), 'utf8')).join();
}
