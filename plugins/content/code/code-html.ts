import type {Line} from './fence';
import type {Run} from './tokens';

/**
 * The content of a `<code>` element. Its text is exactly the code; all else is drawn by CSS.
 *
 * - `<span class=k>` is a token, see tokens.ts;
 * - `<mark>`, `<ins>`, `<del>` is a line that is told from the others;
 * - `data-line` is the number of a line, on one of these elements or a `<span>`;
 * - `<span class=prompt data-prompt="$">` is the place of a prompt;
 * - `<a href=#id>` is a name that has an entry in the reference. The first of a block is a stop of the
 *   keyboard, and arrow keys lead to the others: src/theme/CodeBlock/name-links.ts.
 *
 * @param runs of each line, as many as there are lines
 */
export const codeHtml = (lines: readonly Line[], runs: readonly Run[][]): string =>
  lines
    // The line break belongs to the element of its line, which is a block.
    .map((line, index) => lineHtml(line, runs[index] ?? [], index < lines.length - 1 ? '\n' : ''))
    .join('')
    .replace(/<a /g, (link, at, html: string) =>
      at === html.indexOf(link) ? link : '<a tabindex=-1 ',
    );

function lineHtml({mark, number, prompt}: Line, runs: readonly Run[], lineBreak: string): string {
  const content =
    (prompt ? `<span class=prompt data-prompt="${prompt}"></span>` : '') +
    runs.map(runHtml).join('') +
    lineBreak;
  if (!mark && number === undefined) {
    return content;
  }
  const tag = mark ?? 'span';
  return `<${tag}${number === undefined ? '' : ` data-line=${number}`}>${content}</${tag}>`;
}

function runHtml({text, kind, entry}: Run): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const content = kind ? `<span class=${kind}>${escaped}</span>` : escaped;
  return entry === undefined ? content : `<a href=${entry}>${content}</a>`;
}
