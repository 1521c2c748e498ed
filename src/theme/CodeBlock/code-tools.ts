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
  const wrap = wrapButton(scroller);
  tools.replaceChildren(wrap, ...copyButton(scroller));

  const title = block?.querySelector('figcaption')?.textContent;
  const untitled = translate({
    id: 'site.CodeBlock.label',
    message: 'Code',
    description: 'The name of a code block without a title, where the keyboard can scroll it',
  });
  return watchOverflow(scroller, title ?? untitled, (overflows) => {
    wrap.hidden = !overflows && !isWrapped(scroller);
  });
}

const isWrapped = (scroller: Element) => scroller.classList.contains(WRAPPED);

function wrapButton(scroller: Element): HTMLElement {
  const label = translate({
    id: 'site.CodeBlock.wrap',
    message: 'Wrap long lines',
    description: 'The button of a code block that breaks long lines; pressed while it does',
  });
  const button = buttonOf(label, WRAP, () => {
    scroller.classList.toggle(WRAPPED);
    showPressed();
  });
  const showPressed = () => button.setAttribute('aria-pressed', String(isWrapped(scroller)));
  showPressed();
  button.hidden = !isWrapped(scroller);
  return button;
}

function copyButton(scroller: Element): [button: Element, status: Element] {
  const label = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
    description: 'The ARIA label for copy code blocks button',
  });
  const status = el('span', {class: styles.status, role: 'status'});
  const button = buttonOf(label, COPY, () => void copyText(scroller, status));
  return [button, status];
}

function buttonOf(label: string, drawing: string, onClick: () => void): HTMLElement {
  const className = `clean-btn ${styles.button}`;
  const attributes = {type: 'button', class: className, 'aria-label': label, title: label};
  const button = el('button', attributes, iconOf(drawing));
  button.addEventListener('click', (event) => {
    // Answered: the application need not press it again (src/early/clicks.js).
    event.preventDefault();
    onClick();
  });
  return button;
}

/** Made without HTML: to parse it for each button takes most of the time that the buttons take. */
function iconOf(drawing: string): Element {
  const attributes = {class: styles.icon, viewBox: '0 0 24 24', 'aria-hidden': 'true'};
  return svg('svg', attributes, svg('path', {d: drawing}));
}
