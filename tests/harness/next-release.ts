import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {builtFolder} from './build-site';

export const NEWS = 'From the next release.';

/**
 * Copies the kitchen as its next release would be: a doc says so, and its text has another name.
 *
 * @param doc a file of the site without its extension, such as `Flutter/install`
 * @param target an empty folder
 */
export async function copyNextRelease(doc: string, target: string): Promise<void> {
  fs.cpSync(await builtFolder('kitchen'), target, {recursive: true});
  const page = path.join(target, `${doc}.html`);
  const [, text = ''] = /data-doc-text="([^"]+)"/.exec(fs.readFileSync(page, 'utf8')) ?? [];
  const name = path.basename(text);
  const next = `next-${name}`;
  for (const file of [page, path.join(target, text)]) {
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('<p>', `<p>${NEWS} `));
  }
  for (const file of filesIn(target).filter((each) => /\.(?:html|js|json)$/.test(each))) {
    const content = fs.readFileSync(path.join(target, file), 'utf8');
    if (content.includes(name)) {
      fs.writeFileSync(path.join(target, file), content.replaceAll(name, next));
    }
  }
  fs.renameSync(path.join(target, text), path.join(target, path.dirname(text), next));
}
