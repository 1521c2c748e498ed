import {translate} from '@docusaurus/Translate';
import {el, svg} from '@site/src/elements/el';
import {watchOverflow} from '@site/src/elements/watch-overflow';
import {copyText} from './copy-text';
import styles from './styles.module.css';

/** Drawings on the buttons: strokes in a square of 24 units. */
const COPY = 'M9 9h11v12H9zM6 15H4V3h11v3';
const WRAP = 'M3 5h18M3 19h6M3 12h14.5a3.5 3.5 0 0 1 0 7H13m2.5-2.5L13 19l2.5 2.5';

const WRAPPED = styles.wrapped ?? '';

/**
 * What a `<code-tools>` does: it fills itself with the buttons of the code block that it stands in.
 * So no page has buttons that nothing answers to, and none carries the markup of each.
 *
 * @throws Error when it stands in none
 */
export function connectCodeTools(tools: HTMLElement): () => void {
  const block = tools.closest('figure');
  const scroller = block?.querySelector('pre');
  if (!scroller) {
    throw new Error('<code-tools> has no <pre> beside it in a <figure>');
  }
  const status = el('span', {class: styles.status, role: 'status'});
  const isWrapped = () => scroller.classList.contains(WRAPPED);
  const wrapLabel = translate({id: 'site.CodeBlock.wrap', message: 'Wrap long lines'});
  const wrap = buttonOf(wrapLabel, WRAP, () => {
    scroller.classList.toggle(WRAPPED);
    wrap.ariaPressed = String(isWrapped());
  });
  wrap.ariaPressed = String(isWrapped());
  wrap.hidden = !isWrapped();
  const copyLabel = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
  });
  const copy = buttonOf(copyLabel, COPY, () => void copyText(scroller, status));
  tools.replaceChildren(wrap, copy, status);

  const title = block?.querySelector('figcaption')?.textContent;
  const untitled = translate({id: 'site.CodeBlock.label', message: 'Code'});
  return watchOverflow(scroller, title ?? untitled, (overflows) => {
    wrap.hidden = !overflows && !isWrapped();
  });
}

function buttonOf(label: string, drawing: string, onClick: () => void): HTMLElement {
  const className = `clean-btn ${styles.button}`;
  // Made without HTML: to parse it for each button takes most of the time that the buttons take.
  const icon = svg(
    'svg',
    {class: styles.icon, viewBox: '0 0 24 24', 'aria-hidden': 'true'},
    svg('path', {d: drawing}),
  );
  const attributes = {type: 'button', class: className, 'aria-label': label, title: label};
  const button = el('button', attributes, icon);
  button.addEventListener('click', (event) => {
    // Answered: the application need not press it again (src/early/clicks.js).
    event.preventDefault();
    onClick();
  });
  return button;
}
