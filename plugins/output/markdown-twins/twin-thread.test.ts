import {expect, test} from '@playwright/test';
import {parseHtml} from '../../finish/parse-html';
import {siteOf, type SiteData} from './site-of';
import {texts} from './texts';
import {twinOf} from './twin-of';
import {TwinThread} from './twin-thread';

const data: SiteData = {
  url: 'https://docs.acme.dev',
  baseUrl: '/',
  pages: new Set(['/a', '/b']),
  codeTranslations: {'theme.admonition.tip': 'astuce'},
  texts,
};

const html = `<title>A | Site</title><article><h1>A</h1><p><a href="/b">B</a></p>
  <div class="theme-admonition theme-admonition-tip"><div>astuce</div><div><p>Text.</p></div></div></article>`;

test('a thread makes the same twins as the main one, and says which is which', async () => {
  const thread = new TwinThread(data);
  const addresses = ['/a', '/b'];
  addresses.forEach((address) => {
    thread.ask({key: `key of ${address}`, address, html});
  });
  const tree = parseHtml(html);
  expect(await thread.answers()).toEqual(
    addresses.map((address) => ({
      key: `key of ${address}`,
      twin: twinOf({address, tree}, siteOf(data)),
    })),
  );
});

test('a page without a title stops the build with its address', async () => {
  const thread = new TwinThread(data);
  thread.ask({key: '', address: '/a', html: '<p>Text.</p>'});
  await expect(thread.answers()).rejects.toThrow('/a: there is no <article> with a title');
});
