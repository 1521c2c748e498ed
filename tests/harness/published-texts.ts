import fs from 'node:fs/promises';
import path from 'node:path';
import {builtFolder} from './build-site';

/** A file that a site publishes, except pictures and the like. */
export interface PublishedText {
  /** From the site's root. */
  name: string;
  text: string;
}

/** Everything that a variant of the site publishes as text: pages, scripts, data, feeds and Markdown. */
export async function publishedTexts(variant: string): Promise<PublishedText[]> {
  const folder = await builtFolder(variant);
  const names = await fs.readdir(folder, {recursive: true});
  return Promise.all(
    names
      .filter((name) => /\.(html|js|json|md|txt|xml)$/.test(name))
      .map(async (name) => ({name, text: await fs.readFile(path.join(folder, name), 'utf8')})),
  );
}
