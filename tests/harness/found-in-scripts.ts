import fs from 'node:fs';
import path from 'node:path';

/** Which of the texts appear in a script of a built site. */
export function foundInScripts(folder: string, texts: readonly string[]): string[] {
  const scripts = path.join(folder, 'assets/js');
  const sources = fs
    .readdirSync(scripts)
    .map((name) => fs.readFileSync(path.join(scripts, name), 'utf8'));
  return texts.filter((text) => sources.some((source) => source.includes(text)));
}
