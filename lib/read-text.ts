import fs from 'node:fs';
import {unixText} from './unix-text';

/** The text of a file, as if no Windows editor had saved it. */
export const readText = (file: string): string => unixText(fs.readFileSync(file, 'utf8'));
