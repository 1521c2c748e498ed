/** How long a button says what came of a press, in milliseconds. */
const MESSAGE_TIME = 6000;

/**
 * Lets buttons copy, before the application starts and with it: the text in `data-copy`, or that of the file in
 * `data-copy-file`. It says in the button's own words what came of it (src/components/CopyPage). Where the browser refuses
 * (no permission, no secure address), the reader can copy by hand: from the file, or the code, which is selected.
 */
export function copyOnPress(): void {
  document.addEventListener('click', (event) => {
    const {target} = event;
    const button =
      target instanceof Element && target.closest<HTMLElement>('[data-copy], [data-copy-file]');
    if (button) {
      event.preventDefault();
      void copy(button);
    }
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const {copy: text, copyFile, copied = '', notCopied = ''} = button.dataset;
  const content = copyFile ? textOf(copyFile) : Promise.resolve(text ?? '');
  try {
    await write(content);
    say(button, copied);
  } catch {
    say(button, notCopied);
    const code = button.closest('figure')?.querySelector('pre');
    if (code) {
      getSelection()?.selectAllChildren(code);
    }
    // The file has come, and only the clipboard has refused. The reader may have left the page since.
    await content
      .then(() => copyFile && button.isConnected && open(copyFile, '_self'))
      .catch(() => undefined);
  }
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(response.statusText);
  }
  return response.text();
}

/** Safari only lets a page write immediately after a press: it accepts a promise, but not a later call. */
async function write(content: Promise<string>): Promise<void> {
  if ('ClipboardItem' in window) {
    const blob = content.then((text) => new Blob([text], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else {
    // Firefox has it from version 127.
    await navigator.clipboard.writeText(await content);
  }
}

/** What ends the message of each button. */
const shown = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** In the status beside the button, or else in the element that has its name, whatever a translator has put there. */
function say(button: HTMLElement, message: string): void {
  const label =
    button.parentElement?.querySelector<HTMLElement>('[role="status"]') ??
    button.querySelector('span');
  if (label) {
    const name = (label.dataset.name ??= label.textContent);
    label.textContent = message;
    clearTimeout(shown.get(label));
    shown.set(
      label,
      setTimeout(() => (label.textContent = name), MESSAGE_TIME),
    );
  }
}
