/**
 * Puts the text of a file into the clipboard.
 *
 * @param address of a text file on this site
 * @throws what fetch or the clipboard throws, and an Error where the host has no such file
 */
export async function copyMarkdown(address: string): Promise<void> {
  const text = fetchText(address);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari lets a page write only at once after a press: it takes the promise, not a later call.
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  // A clipboard that refuses at once waits for no file: its failure would then be nobody's.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered with status ${response.status}`);
  }
  return response.text();
}
