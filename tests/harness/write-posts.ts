import fs from 'node:fs';
import path from 'node:path';
import {runFolder} from './build-site';

/** More than Docusaurus puts into a feed by default, on three pages. */
export const POSTS = 21;

/**
 * Writes posts, one for each day, into the folder of this run of the tests.
 *
 * @returns their folder, relative to the root like a plugin's `path`
 */
export function writePosts(): string {
  const folder = `${runFolder()}/posts`;
  fs.mkdirSync(folder, {recursive: true});
  for (let day = 1; day <= POSTS; day += 1) {
    const name = `2026-01-${String(day).padStart(2, '0')}-day-${day}.md`;
    fs.writeFileSync(path.join(folder, name), postOf(day));
  }
  return folder;
}

/** Its picture saves the build the time for a card. */
const postOf = (day: number) => `---
title: Day ${day}
description: One of many posts, for lists of posts that have more than a page, on day ${day}.
image: /img/icon-512.png
authors: [with-page]
tags: [open]
---

Words of day ${day}.

{/* truncate */}

And some more.
`;
