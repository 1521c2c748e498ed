import type {Nodes} from 'mdast';
import type {Properties} from 'hast';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../lib/mdx';
import {facts} from '../product';
import {problemsOf} from '../plugins/finish/policy/problems';
import type {Finding} from './finding';
import {readYaml} from '../plugins/content/front-matter/read-front-matter';
import {findingAt, isMarkdown, readPage} from './pages/read-page';
import type {Check, SourceFile} from './source-files';

const AUTHORS = 'blog/authors.yml';

/** Nothing in the sources of pages, authors' pictures included, would be blocked by the policy. */
export const policy: Check = (files) =>
  files.flatMap((file) =>
    file.filePath === AUTHORS ? inAuthors(file) : isMarkdown(file) ? inPage(file) : [],
  );

function inPage(file: SourceFile): Finding[] {
  const page = readPage(file);
  const findings: Finding[] = [];
  visit(page.tree, (node: Nodes) => {
    const element = elementOf(node);
    for (const {problem, mend} of element ? problemsIn(...element) : []) {
      findings.push(findingAt(page, node, `<${element?.[0]}> ${problem}`, mend));
    }
  });
  return findings;
}

const problemsIn = (tagName: string, properties: Properties) =>
  problemsOf({type: 'element', tagName, properties, children: []}, facts.site.url);

/** The HTML element that a node becomes, as far as it matters to the policy. */
function elementOf(node: Nodes): [tagName: string, properties: Properties] | undefined {
  if (node.type === 'image') {
    return ['img', {src: node.url.startsWith('.') ? '' : node.url}];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return undefined;
  }
  const names = node.attributes.flatMap((attribute) =>
    'name' in attribute ? [attribute.name] : [],
  );
  // `style={{…}}` has no text but is a style all the same; event handlers are React's own business.
  const style = names.includes('style') ? {style: ''} : {};
  return /^[a-z]+$/.test(node.name ?? '')
    ? [node.name ?? '', {...attributesOf(node), ...style}]
    : undefined;
}

function inAuthors(file: SourceFile): Finding[] {
  return readYaml(file).entries.flatMap(({entries}) =>
    entries
      .filter(({key}) => key === 'image_url' || key === 'imageURL')
      .flatMap(({value, place}) =>
        problemsIn('img', {src: String(value)}).map(({problem, mend}) => ({
          ...place,
          problem: `the author's picture ${problem}`,
          mend,
        })),
      ),
  );
}
