import {translate} from '@docusaurus/Translate';
import {watchOverflow} from '@site/src/elements/watch-overflow';
import styles from './styles.module.css';

/** Drawings on the buttons: strokes in a square of 24 units. */
const COPY = 'M9 9h11v12H9zM6 15H4V3h11v3';
const WRAP = 'M3 5h18M3 19h6M3 12h14.5a3.5 3.5 0 0 1 0 7H13m2.5-2.5L13 19l2.5 2.5';

const WRAPPED = styles.wrapped ?? '';

const buttonWith = (drawing: string) =>
  `<button type="button" class="clean-btn ${styles.button}"><svg class="${styles.icon}" viewBox="0 0 24 24" aria-hidden="true"><path d="${drawing}"/></svg></button>`;

/**
 * What a `<code-tools>` does: it fills itself with the buttons of the code block that it stands in.
 * So no page has buttons that nothing answers to, and none carries the markup of each.
 */
export function connectCodeTools(tools: HTMLElement): void {
  const block = tools.closest('figure');
  const scroller = block?.querySelector('pre');
  tools.innerHTML = `${buttonWith(WRAP)}${buttonWith(COPY)}<span role="status" class="${styles.status}"></span>`;
  const [wrap, copy] = tools.querySelectorAll('button');
  if (!scroller || !wrap || !copy) {
    return;
  }
  const isWrapped = () => scroller.classList.contains(WRAPPED);
  wrap.setAttribute('aria-pressed', String(isWrapped()));
  wrap.hidden = !isWrapped();
  wrap.title = translate({id: 'site.CodeBlock.wrap', message: 'Wrap long lines'});
  copy.title = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
  });
  wrap.onclick = (event) => {
    // Answered: the application need not press it again (src/early/presses.ts).
    event.preventDefault();
    wrap.setAttribute('aria-pressed', String(scroller.classList.toggle(WRAPPED)));
  };
  // Before src/early/copy.ts copies it.
  copy.onclick = () => {
    copy.dataset.copy = codeOf(scroller).replace(/\n$/, '');
  };
  copy.dataset.copied = translate({id: 'theme.CodeBlock.copied', message: 'Copied'});
  copy.dataset.notCopied = translate({
    id: 'site.CodeBlock.refused',
    message:
      'The browser refused to copy. The code is selected: copy it with the keyboard or the menu.',
  });

  const title = block?.querySelector('figcaption')?.textContent;
  const untitled = translate({id: 'site.CodeBlock.label', message: 'Code'});
  watchOverflow(scroller, title ?? untitled, (overflows) => {
    wrap.hidden = !overflows && !isWrapped();
  });
}

/** The code of a block; where some lines of a console have a prompt, only these commands, without what they print. */
function codeOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll('.language-console .prompt').forEach((prompt) => prompt.append('\0'));
  // A backslash continues a command on the next line.
  const commands = copy.textContent.match(/^\0(?:.*\\\n)*.*/gm);
  return commands ? commands.map((command) => command.slice(1)).join('\n') : copy.textContent;
}
