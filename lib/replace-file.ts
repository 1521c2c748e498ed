import fs from 'node:fs';

/** Writes a file in one step: whoever reads it meanwhile gets the old content or the new one, never a part. */
export function replaceFile(file: string, content: string | Buffer): void {
  fs.writeFileSync(`${file}.part`, content);
  fs.renameSync(`${file}.part`, file);
}
