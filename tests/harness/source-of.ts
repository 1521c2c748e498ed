import type {SourceFile} from '../../checks/source-files';

/** A page with the given text below one line of front matter; the text begins on line 4. */
export const sourceOf = (text: string, filePath = 'docs/a.mdx'): SourceFile => ({
  filePath,
  text: `---\ntitle: A\n---\n${text}\n`,
});
