import fs from 'node:fs';

/** Writes a file in one step: whoever reads it meanwhile gets the old text or the new one, never a part. */
export function replaceFile(file: string, text: string): void {
  fs.writeFileSync(`${file}.part`, text);
  fs.renameSync(`${file}.part`, file);
}
