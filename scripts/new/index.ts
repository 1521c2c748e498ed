import fs from 'node:fs';
import {readText, replaceFile} from '../../lib/files';
import {newPages} from './pages';

/**
 * Writes the pages that are missing, and says what remains to be done.
 *
 * @throws Error for a word behind the command, which it would not heed
 */
const [word] = process.argv.slice(2);
if (word !== undefined) {
  throw new Error(
    `${word} — npm run new takes nothing, and writes the pages that a platform lacks`,
  );
}
const files = newPages((file) => (fs.existsSync(file) ? readText(file) : undefined));
for (const {filePath, text} of files) {
  replaceFile(filePath, text);
  console.log(filePath);
}
console.log(
  files.length === 0
    ? 'No page is missing'
    : 'Replace what begins with TODO: — npm run check lists the places that remain',
);
