import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Place} from '../../../lib/faults';
import {referenceDoc} from '../../contract/addresses';
import {archiveOf, sampleAddress} from '../samples';
import {linkNames, platformOfSample} from '../sdk-names';
import {codeHtml} from './code-html';
import {readFence} from './fence';
import {tokenize} from './tokens';

/**
 * Remark plugin: fills fenced code that quotes a sample, and highlights all of it at build, so that no page needs Prism
 * in the browser.
 *
 * before: a fence with the info string `kotlin title="App.kt" {2}`
 * after: `<CodeBlock className="language-kotlin" title="App.kt" html="<span class=k>fun</span> …"/>`
 *
 * What can stand after the language is in fence.ts; what the HTML holds is in code-html.ts. The first block of an app on
 * a page also has the address of the app's archive, `app="samples/android.zip"`. In a sample, the names of the SDK link
 * to their entries in the reference: ../sdk-names.
 *
 * @throws Error with file and line for a sample that isn't there, and for what readFence refuses
 */
export function codeBlocks() {
  return (tree: Root, file: VFile) => {
    const apps = new Set<string | undefined>();
    visit(tree, 'code', (node, index = 0, parent) => {
      const place = {filePath: file.path, line: node.position?.start.line ?? 1};
      const {app, ...attributes} = attributesOf(node, place);
      parent?.children.splice(index, 1, {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: Object.entries({...attributes, app: apps.has(app) ? undefined : app})
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
        children: [],
      } satisfies MdxJsxFlowElement);
      apps.add(app);
      return SKIP;
    });
  };
}

function attributesOf(node: Code, place: Place) {
  const {
    language,
    meta: {title, wrap},
    lines,
    sample,
  } = readFence(node, place);
  const runs = tokenize(lines.map(({text}) => text).join('\n'), language, place);
  const platform = platformOfSample(`samples/${sample ?? ''}`);
  const linked = platform ? linkNames(runs, platform) : runs;
  const hasLinks = linked.flat().some(({entry}) => entry !== undefined);
  return {
    className: `language-${language}`,
    title,
    source: sample && sampleAddress(sample),
    app: sample && archiveOf(sample),
    reference: platform && hasLinks ? referenceDoc(platform) : undefined,
    wrap: wrap ? null : undefined,
    html: codeHtml(lines, linked),
  };
}
