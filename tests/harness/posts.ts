import fs from 'node:fs';
import path from 'node:path';

const BLOG = path.resolve(__dirname, '../../blog');

interface Post {
  route: string;
  year: string;
}

/** The posts of `blog/`, newest first, as their file names have their dates. */
export const posts: Post[] = fs
  .readdirSync(BLOG)
  .filter((name) => /^\d{4}-/.test(name))
  .sort()
  .reverse()
  .map((name) => {
    const [, slug] = /^slug: (.+)$/m.exec(readPost(path.join(BLOG, name))) ?? [];
    if (!slug) {
      throw new Error(`blog/${name} has no slug — add one to its front matter`);
    }
    return {route: `/blog/${slug}`, year: name.slice(0, 4)};
  });

/** A post is a file, or `index` in a folder. */
function readPost(post: string): string {
  const files = ['', '/index.md', '/index.mdx'].map((ending) => post + ending);
  const file = files.find((name) => fs.statSync(name, {throwIfNoEntry: false})?.isFile());
  return file ? fs.readFileSync(file, 'utf8') : '';
}
