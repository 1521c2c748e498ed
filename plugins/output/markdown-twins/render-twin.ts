import type {Heading, PhrasingContent, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {contractTables} from '../../content/contract';
import {mdxFault} from '../../../lib/mdx-fault';
import {expandFacts} from '../../content/facts';
import {sampleRegions} from '../../content/samples';
import {sourceError} from '../../../lib/source-error';
import {absoluteAddress} from './absolute-address';
import {markdown} from './components';
import {plainMarkdown} from './plain-markdown';
import type {Page, Site} from './page';

const reader = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(sampleRegions)
  .use(contractTables)
  .use(plainMarkdown);

// Without MDX and directives: it would escape what they alone find special.
const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-'});

/**
 * The Markdown twin of a page: its title, its description, where it is as HTML, and its text with
 * facts, samples and contract tables in place.
 *
 * @param fileContent the page's source, MDX with a front matter
 * @throws Error with file and line for a fault in the source, and for what has no form in Markdown
 */
export async function renderTwin(fileContent: string, page: Page, site: Site): Promise<string> {
  const {filePath} = page;
  const file = new VFile({
    path: filePath,
    value: expandFacts({fileContent, filePath}),
    data: {say: site.say},
  });
  const tree = await reader.run(parse(file), file);
  visit(tree, ['link', 'definition'], (node) => {
    if ('url' in node) {
      node.url = absoluteAddress(node.url, page, site);
    }
  });
  return writer.stringify(withHead(tree, page, site));
}

/** A fault of MDX is found here before Docusaurus comes to it, whose message has no file. */
function parse(file: VFile): Root {
  try {
    return reader.parse(file);
  } catch (error) {
    const fault = mdxFault(error);
    throw fault ? sourceError({filePath: file.path, ...fault}, fault.problem, fault.mend) : error;
  }
}

function withHead({children: [first, ...rest]}: Root, page: Page, site: Site): Root {
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  const title: Heading = hasTitle
    ? first
    : {type: 'heading', depth: 1, children: [text(page.title)]};
  const head = markdown(
    site.say('head', {
      page: `<${site.url}${page.permalink}>`,
      index: `<${site.url}${site.baseUrl}llms.txt>`,
    }),
  );
  return {
    type: 'root',
    children: [
      title,
      {type: 'blockquote', children: [{type: 'paragraph', children: [text(page.description)]}]},
      ...head,
      ...(hasTitle || !first ? rest : [first, ...rest]),
    ],
  };
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
