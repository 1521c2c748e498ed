import type {APIRequestContext} from '@playwright/test';

/** The address of the file with a docs page's text. */
export async function textAddress(request: APIRequestContext, page: string): Promise<string> {
  const html = await (await request.get(page)).text();
  const [, address] = /data-doc-text="([^"]+)"/.exec(html) ?? [];
  if (address === undefined) {
    throw new Error(`the text of ${page} has no file of its own`);
  }
  return address;
}
