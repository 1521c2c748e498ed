import type {Page} from '@playwright/test';
import http from 'node:http';
import {readBuilt} from '../harness/built-page';
import {frames} from '../harness/page';
import {title} from '../harness/parts';
import {listen} from '../harness/static-server';
import {expect, test} from '../harness/test';

const ROUTE = '/Android/using';

// A host that stops in the middle.
test.use({allowedConsole: [/ERR_(INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)/]});

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Runs in the browser: it notes what shows and moves although the reader does nothing. */
function noteShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly sources: readonly {node: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
  }
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const {node, previousRect, currentRect} of (list.getEntries() as Shift[]).flatMap(
      ({sources}) => sources,
    )) {
      if (previousRect.width > 0) {
        const name = node instanceof Element ? node.className : node?.textContent;
        window.shifts.push(`${name} ${JSON.stringify([previousRect, currentRect])}`);
      }
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/**
 * Opens a page that arrives as the test sends it, and of which nothing else arrives.
 *
 * @param act with the HTML of the page, and what sends a part of it
 */
async function openSlowly(
  page: Page,
  act: (html: string, send: (part: string) => void) => Promise<void>,
): Promise<void> {
  const html = readBuilt(`${ROUTE}.html`, 'kitchen');
  let send: (part: string) => unknown = () => undefined;
  const host = http.createServer((asked, response) => {
    if (asked.url === ROUTE) {
      send = (part) => response.write(part);
      response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
      send(html.slice(0, html.indexOf('<body')));
    }
  });
  await page.goto((await listen(host)) + ROUTE, {waitUntil: 'commit'});
  await act(html.slice(html.indexOf('<body')), send);
  host.closeAllConnections();
  host.close();
}

for (const width of [390, 1280]) {
  test(
    `at ${width} px, nothing that shows moves while a page arrives piece by piece`,
    {tag: '@12.2'},
    async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.addInitScript(noteShifts);
      await openSlowly(page, async (html, send) => {
        for (const piece of html.slice(0, html.indexOf('<h2')).split(/(?=<[a-z])/)) {
          send(piece);
          await frames(page, 2);
        }
        await expect(title(page)).toBeInViewport();
        expect(await page.evaluate(() => window.shifts)).toEqual([]);
      });
    },
  );
}

test(
  'a page that arrives slowly can be read as far as it has arrived',
  {tag: '@12.1'},
  async ({page}) => {
    await openSlowly(page, async (html, send) => {
      send(html.slice(0, html.lastIndexOf('<h2')));
      await expect.poll(() => page.locator('h2').count()).toBeGreaterThan(2);
      const last = page.locator('.theme-doc-markdown > :is(p, ul, figure)').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    });
  },
);
