import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {builtFolder} from '../harness/build-site';

/** Everything that the kitchen publishes as text: pages, scripts, data, feeds and Markdown. */
async function publishedTexts(): Promise<{name: string; text: string}[]> {
  const folder = await builtFolder('kitchen');
  return filesIn(folder)
    .filter((name) => /\.(html|js|json|md|txt|xml)$/.test(name))
    .map((name) => ({name, text: fs.readFileSync(path.join(folder, name), 'utf8')}));
}

/** The application, and the not-found page, which leads a mistyped address to its page, know all addresses. */
const KNOWS_ALL = /^(?:ar-XB\/)?(?:assets\/|404\.html$)/;

test(
  'an unlisted post, doc or card is at its address, as HTML and as Markdown, and in no list, feed, index or sitemap; a draft is nowhere',
  {tag: ['@14.2', '@14.8', '@15.7']},
  async () => {
    const texts = await publishedTexts();
    expect(texts.length).toBeGreaterThan(30);
    for (const [words, files] of [
      [
        /An unlisted post|05\/unlisted\b/,
        ['blog/2026/01/05/unlisted.html', 'blog/2026/01/05/unlisted.md', 'blog/tags/hidden.html'],
      ],
      [/forms\/unlisted\b/, ['forms/unlisted.html', 'forms/unlisted.md']],
      [
        /On no card|list\/unlisted\b/,
        ['forms/cards/list/unlisted.html', 'forms/cards/list/unlisted.md'],
      ],
    ] as const) {
      const found = texts
        .filter(({name, text}) => !KNOWS_ALL.test(name) && words.test(text))
        .map(({name}) => name);
      expect(found.sort()).toEqual([...files, ...files.map((file) => `ar-XB/${file}`)].sort());
    }
    const drafts = texts.filter(
      ({name, text}) => /draft/.test(name) || /\bA draft (of|on) a\b/.test(text),
    );
    expect(drafts.map(({name}) => name)).toEqual([]);
  },
);
