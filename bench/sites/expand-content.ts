import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {contractEntries} from '../../plugins/content/contract';
import {expandFacts} from '../../plugins/content/facts';
import {sampleRegions} from '../../plugins/content/samples';

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(sampleRegions)
  .use(contractEntries)
  .use(remarkStringify)
  .freeze();

/** `{{sdk.name}}` → the name. */
export const expandFactsOf = (fileContent: string, filePath: string): string =>
  expandFacts({fileContent, filePath});

/** Facts, `sample="…"` and `::contract{…}` of a doc → the Markdown that a build makes of them. */
export function expandDoc(fileContent: string, filePath: string): string {
  const value = expandFactsOf(fileContent, filePath);
  return String(markdown.processSync(new VFile({path: filePath, value})));
}
