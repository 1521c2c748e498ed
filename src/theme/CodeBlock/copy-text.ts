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
    await navigator.clipboard.writeText(element.textContent.replace(/\n$/, ''));
    status.textContent = translate({
      id: 'theme.CodeBlock.copied',
      message: 'Copied',
      description: 'The copied button label on code blocks',
    });
  } catch {
    window.getSelection()?.selectAllChildren(element);
    status.textContent = translate({
      id: 'site.CodeBlock.refused',
      message:
        'The browser refused to copy. The code is selected: copy it with the keyboard or the menu.',
      description: 'What a code block says when the browser does not let the page copy',
    });
  }
  clearTimeout(timers.get(status));
  timers.set(
    status,
    setTimeout(() => status.replaceChildren(), MESSAGE_TIME),
  );
}
