import fs from 'node:fs';

/** Writes a file at once: whoever reads it at the same time finds the old text or the new, never a part. */
export function replaceFile(file: string, text: string): void {
  fs.writeFileSync(`${file}.part`, text);
  fs.renameSync(`${file}.part`, file);
}
