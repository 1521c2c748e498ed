import type {SourceFile} from './source-files';

/** For tests: a page with the given text below one line of front matter; the text begins on line 4. */
export const pageOf = (text: string, filePath = 'docs/a.mdx'): SourceFile => ({
  filePath,
  text: `---\ntitle: A\n---\n${text}\n`,
});
