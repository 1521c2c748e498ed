import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {referenceDoc} from '../contract/addresses';
import {linkNames, platformOfSample} from '../sdk-names';
import {codeHtml} from './code-html';
import {readFence} from './fence';
import {tokenize} from './tokens';

/**
 * Rehype plugin: highlights fenced code at build, so that no page needs Prism in the browser.
 *
 * before: `<pre><code class="language-kotlin" metastring="title=&quot;App.kt&quot; {2}">…`
 * after: `<CodeBlock className="language-kotlin" title="App.kt" html="<span class=k>fun</span> …"/>`
 *
 * What can stand after the language is in fence.ts; what the HTML holds is in code-html.ts. In a sample, the
 * names of the SDK link to their entries in the reference: ../sdk-names.
 *
 * @throws Error with file and line for an unknown language, an unknown word after it and a range
 *   beyond the last line
 */
export function highlightedCode() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (pre, index, parent) => {
      const [code] = pre.children;
      const isCode = pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code';
      if (!isCode || !parent || index === undefined) {
        return undefined;
      }
      parent.children.splice(index, 1, codeBlock(code, file.path));
      return SKIP;
    });
  };
}

function codeBlock(code: Element, filePath: string): MdxJsxFlowElementHast {
  const place = {filePath, line: code.position?.start.line ?? 1};
  const className = [code.properties.className ?? []].flat().join(' ');
  const language = /\blanguage-(\S+)/.exec(className)?.[1] ?? 'text';
  const metastring = String(code.properties.metastring ?? '');
  const typed = toString(code).replace(/\n$/, '');
  const {meta, lines} = readFence(language, metastring, typed, place);
  const {title, source, app, wrap} = meta;
  const text = lines.map((line) => line.text).join('\n');
  const runs = tokenize(text, language, place);
  const platform = platformOfSample(source ?? '');
  const linked = platform ? linkNames(runs, platform) : runs;
  const hasLinks = linked.flat().some(({entry}) => entry !== undefined);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries({
      className,
      title,
      source,
      app,
      reference: platform && hasLinks ? referenceDoc(platform) : undefined,
      wrap: wrap ? null : undefined,
      html: codeHtml(lines, linked),
    })
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}
