/**
 * Copies the text of a file.
 *
 * @returns whether the file could be fetched, and the browser let the page write
 */
export async function copyFile(address: string): Promise<boolean> {
  const text = fetchText(address);
  // Safari only lets a page write immediately after a press: it accepts a promise, but not a later call.
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  try {
    await (typeof ClipboardItem === 'undefined'
      ? navigator.clipboard.writeText(await text)
      : navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]));
    return true;
  } catch {
    // A clipboard that refuses at once doesn't wait for the file, whose failure nobody would then handle.
    blob.catch(() => undefined);
    return false;
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered with status ${response.status}`);
  }
  return response.text();
}
