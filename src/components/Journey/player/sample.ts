import type {Replay} from '@site/lib/replay';
import {el} from '@site/src/elements/el';
import code from '@site/src/theme/CodeBlock/styles.module.css';
import {wholeFile} from '@site/src/theme/CodeBlock/file-links';

/** The sample that handles the events, drawn like a code block on a page. */
export function createSample() {
  const title = el('figcaption', {class: code.title});
  const lines = el('code', {});
  const element = el(
    'figure',
    {class: `theme-code-block ${code.block} ${code.titled}`},
    title,
    // Fills itself, as it does on a page: it copies, wraps and makes the code scroll by keyboard.
    el('code-tools', {class: code.tools}),
    el('pre', {class: code.scroller}, lines),
  );
  let shown: readonly string[] = [];
  return {
    element,
    fill({file, address, lines: filled}: Replay): void {
      const label = wholeFile(file);
      const attributes = {href: address, target: '_blank', title: label, 'aria-label': label};
      title.replaceChildren(el('a', attributes, file));
      shown = filled;
    },
    /** Highlights lines, as a page does (plugins/content/code/code-html.ts). */
    mark([first, last]: readonly [number, number]): void {
      lines.innerHTML = shown
        .map((line, index) =>
          index >= first && index <= last ? `<mark>${line}\n</mark>` : `${line}\n`,
        )
        .join('');
    },
  };
}
