import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {codeHtml} from './code-html';
import {grammarOf} from './languages';
import {linkNames} from './link-names';
import {markLines} from './mark-lines';
import {readMetastring} from './metastring';
import {tokenize} from './tokens';

/**
 * Rehype plugin: highlights fenced code at build, so that no page needs Prism in the browser.
 *
 * before: `<pre><code class="language-kotlin" metastring="title=&quot;App.kt&quot; {2}">…`
 * after: `<CodeBlock className="language-kotlin" title="App.kt" html="<span class=k>fun</span> …"/>`
 *
 * What can stand after the language is in metastring.ts; what the HTML holds is in code-html.ts.
 *
 * @throws Error with file and line for an unknown language, an unknown word after it, a wrong range
 *   of lines and a wrong magic comment
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
  const meta = readMetastring(String(code.properties.metastring ?? ''), place);
  const {title, source, app, wrap} = meta;
  const grammar = grammarOf(language, place);
  const lines = markLines(toString(code).replace(/\n$/, ''), language, meta, place);
  const text = lines.map((line) => line.text).join('\n');
  const {reference, links = '[]'} = code.properties;
  const html = codeHtml(lines, linkNames(lines, tokenize(text, grammar, language), String(links)));
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries({
      className,
      title,
      source,
      app,
      reference: reference?.toString(),
      wrap: wrap ? null : undefined,
      html,
    })
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}
