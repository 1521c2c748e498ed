import type {ParseFrontMatter} from '@docusaurus/types';
import path from 'node:path';
import {keysByFolder} from './keys';
import {nearestName} from '../../../lib/nearest-name';
import {sourceError} from '../../../lib/source-error';

/**
 * Stops at a key that a page's front matter can't have: Docusaurus 3.10.2 ignores it, so a page with a
 * misspelt `description` would have none. Anything but a page of `docs/`, `blog/` or `src/` passes.
 *
 * @throws Error with file, line and the nearest known key
 */
export const withKnownKeys =
  (parseFrontMatter: ParseFrontMatter): ParseFrontMatter =>
  async (params) => {
    const parsed = await parseFrontMatter(params);
    const {filePath, fileContent} = params;
    const [folder = ''] = path.relative(process.cwd(), filePath).split(path.sep);
    const known = Object.keys(
      Object.entries(keysByFolder).find(([name]) => name === folder)?.[1] ?? {},
    );
    const unknown = Object.keys(parsed.frontMatter).find((key) => !known.includes(key));
    if (known.length > 0 && unknown !== undefined) {
      const lines = fileContent.split('\n');
      const line = lines.findIndex((text) => text.trimStart().startsWith(`${unknown}:`)) + 1;
      throw sourceError(
        {filePath, line},
        `the key "${unknown}" is not valid here`,
        `did you mean ${nearestName(unknown, known)}?`,
      );
    }
    return parsed;
  };
