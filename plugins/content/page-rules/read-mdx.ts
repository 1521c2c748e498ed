import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {mdxFault, type MdxFault} from '../../../lib/mdx';
import {unixText} from '../../../lib/text';

/** Has `map:key[0]` read as text: no directive of a few words has a meaning here, and Docusaurus 3.10.2 drops its marks. */
export function plainColons(this: Processor): void {
  const colon = ':'.codePointAt(0) ?? 0;
  for (const {flow, text} of this.data().micromarkExtensions ?? []) {
    if (text && flow && colon in flow) {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- by its code, as micromark has it
      delete text[colon];
    }
  }
}

/** A block whose text Docusaurus reads as MDX, for translators' tools that know Markdown alone. */
const BLOCK_OF_MDX = /^( *(`{3,4}) *mdx-code-block *\n)([\s\S]*?\n)( *\2 *)$/gm;

/**
 * A text as MDX gets it: as if no Windows editor had saved it, and without the fences around its blocks of MDX. Every
 * character stays in its place, as it wouldn't if Docusaurus 3.10.2 took them away.
 */
export const readable = (text: string): string =>
  unixText(text).replace(BLOCK_OF_MDX, (_, begin: string, _fence, mdx: string, end: string) =>
    [begin.replace(/./g, ' '), mdx, end.replace(/./g, ' ')].join(''),
  );

const reader = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(plainColons);

/**
 * A page as Docusaurus parses it, before it changes anything; or why MDX can't read it.
 *
 * @param text with facts filled in
 */
export function readMdx(
  text: string,
): {tree: Root; fault?: never} | {tree?: never; fault: MdxFault} {
  try {
    return {tree: reader.parse(readable(text))};
  } catch (error) {
    const fault = mdxFault(error, text);
    if (!fault) {
      throw error;
    }
    return {fault};
  }
}
