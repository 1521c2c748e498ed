/**
 * Copies the text of a file.
 *
 * @throws Error when the file can't be fetched, or the browser doesn't let the page write
 */
export async function copyFile(address: string): Promise<void> {
  const text = fetchText(address);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari only lets a page write immediately after a press: it accepts a promise, but not a later call.
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  // A clipboard that refuses at once doesn't wait for the file, whose failure nobody would then handle.
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
