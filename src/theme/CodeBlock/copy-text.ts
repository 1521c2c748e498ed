import {translate} from '@docusaurus/Translate';

/** How long a message stays, in milliseconds: enough to read its longest sentence. */
const MESSAGE_TIME = 6000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Copies the code of an element, and says in another one how that ended. Where the browser refuses
 * (no permission, no secure address), the text is selected, so that the reader can copy it.
 */
export async function copyText(element: Element, status: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(codeOf(element).replace(/\n$/, ''));
    status.textContent = translate({id: 'theme.CodeBlock.copied', message: 'Copied'});
  } catch {
    window.getSelection()?.selectAllChildren(element);
    status.textContent = translate({
      id: 'site.CodeBlock.refused',
      message:
        'The browser refused to copy. The code is selected: copy it with the keyboard or the menu.',
    });
  }
  clearTimeout(timers.get(status));
  timers.set(
    status,
    setTimeout(() => status.replaceChildren(), MESSAGE_TIME),
  );
}

/** The code of a block; where some lines of a console have a prompt, only these commands, without what they print. */
function codeOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll('.language-console .prompt').forEach((prompt) => prompt.append('\0'));
  // A backslash continues a command on the next line.
  const commands = copy.textContent.match(/^\0(?:.*\\\n)*.*/gm);
  return commands ? commands.map((command) => command.slice(1)).join('\n') : copy.textContent;
}
