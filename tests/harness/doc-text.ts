import type {APIRequestContext} from '@playwright/test';

/** The address of the file with the text of a docs page. */
export async function textAddress(request: APIRequestContext, page: string): Promise<string> {
  const html = await (await request.get(page)).text();
  const [, address] = /data-doc-text="([^"]+)"/.exec(html) ?? [];
  if (address === undefined) {
    throw new Error(`${page} has no text in a file of its own`);
  }
  return address;
}
