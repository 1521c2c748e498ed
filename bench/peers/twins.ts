import fs from 'node:fs/promises';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {facts} from '../../product';
import {platforms} from '../../product/platforms';

/** Copies the Markdown of a built site's docs to a folder. */
export async function collectTwins(build: string, folder: string): Promise<void> {
  const docs = filesIn(build).filter(isDoc);
  for (const doc of docs) {
    const text = await fs.readFile(path.join(build, doc), 'utf8');
    const target = path.join(folder, doc);
    await fs.mkdir(path.dirname(target), {recursive: true});
    await fs.writeFile(target, linkToPages(text, docs));
  }
}

const folders: readonly string[] = Object.values(platforms).map((platform) => platform.path);

/** The landing page and those of the platforms; the site has other Markdown too, such as the blog's. */
const isDoc = (file: string): boolean =>
  file === 'index.md' || (file.endsWith('.md') && folders.includes(path.dirname(file)));

/**
 * Makes the links of a twin to other docs lead to the pages of the same site, as they do on ours: a twin
 * names whole addresses of Markdown, and what leads to another host is never fetched ahead.
 */
export function linkToPages(text: string, docs: readonly string[]): string {
  const links = /(?<=\]\()(?<origin>https:\/\/[^/)]+)\/(?<file>[^)#]+)(?=[)#])/g;
  return text.replace(links, (link, origin: string, file: string) =>
    origin === facts.site.url && docs.includes(file)
      ? `/${file.replace(/\.md$/, '').replace(/^index$/, '')}`
      : link,
  );
}

/** Moves the title of a doc to its front matter, from which Starlight draws it; a title in the text would be there twice. */
export function moveTitle(text: string, doc: string): string {
  const [title = '', ...rest] = text.split('\n');
  // Without it, the address would be in lower case.
  const slug = doc === 'index.md' ? '' : `slug: ${doc.replace(/\.md$/, '')}\n`;
  return `---\ntitle: ${JSON.stringify(title.replace(/^# /, ''))}\n${slug}---\n${rest.join('\n')}`;
}
