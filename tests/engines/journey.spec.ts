import {eventually, expect, test, type Visit} from '../harness/engine-test';
import {PAGE_FILES} from '../harness/page';
import {findProgram} from '../harness/programs';
import {pages, posts, usingPage} from '../harness/site';

test.skip(
  ({engineName}) =>
    !findProgram(engineName) || (engineName === 'WebKitGTK' && !findProgram('Xvfb')),
  'the browser is not installed — as root: apt-get install firefox-esr webkit2gtk-driver xvfb',
);

// In this order: there is only one window.
test.describe.configure({mode: 'default'});

const heading = () => document.querySelector('h1')?.textContent.trim();
const path = () => location.pathname + location.hash;
/** In whole pixels: Firefox keeps the fraction of the last position when it restores that of an entry. */
const scrolled = () => Math.round(scrollY);
const count = (selector: string) => document.querySelectorAll(selector).length;

/** Whether the element that the address names is in the upper half of the window. */
const isAtAnchor = () => {
  const anchor = document.getElementById(location.hash.slice(1));
  const {top = NaN} = anchor?.getBoundingClientRect() ?? {};
  return top >= 0 && top < innerHeight / 2;
};

const FLUTTER = 'footer a[href="/Flutter/install"]';
const FIELD = 'dialog[open] input';

/** The texts that the host sent in a page, and how many of them the application has lost. */
async function sentTexts(): Promise<{all: string[]; lost: string[]}> {
  const html = await (await fetch(location.href)).text();
  const [sent = [], shown = []] = [
    new DOMParser().parseFromString(html, 'text/html'),
    document,
  ].map((page) =>
    [...page.querySelectorAll('main :is(h1, h2, h3, p, li, th, td, pre)')].map(
      ({textContent}) => textContent,
    ),
  );
  return {all: sent, lost: sent.filter((text) => !shown.includes(text))};
}

/** Pages that have every part between them. */
const KINDS = [
  ...['/', '/blog', usingPage],
  ...pages.filter(({filePath}) => filePath.startsWith('src/pages/')).map(({route}) => route),
  ...posts.slice(0, 2).map(({route}) => route),
];

test('a page of each kind loads, hydrates, keeps its text and logs nothing', async ({visit}) => {
  for (const route of KINDS) {
    await visit.open(route);
    const {all, lost} = await visit.run(sentTexts);
    expect.soft(all, route).not.toEqual([]);
    expect.soft(lost, route).toEqual([]);
  }
});

test.describe('in the kitchen', () => {
  test.use({variant: 'kitchen'});

  test('a link, "back", "forward" and an anchor lead where they should, and fetch no document', async ({
    visit,
  }) => {
    await visit.open('/Android/install');
    visit.takeRequests();
    await visit.click(FLUTTER);
    await eventually(visit, heading).toBe('Install on Flutter');
    expect(await visit.run(scrolled)).toBe(0);
    await visit.run(() => history.back());
    await eventually(visit, heading).toBe('Install on Android');
    // To where the reader left it: at the footer.
    await eventually(visit, () => scrollY > 500).toBe(true);
    await visit.run(() => history.forward());
    await eventually(visit, heading).toBe('Install on Flutter');
    await eventually(visit, scrolled).toBe(0);

    await visit.click('.table-of-contents a[href="#set-the-key"]');
    await eventually(visit, path).toBe('/Flutter/install#set-the-key');
    await eventually(visit, isAtAnchor).toBe(true);
    await visit.run(() => history.back());
    await eventually(visit, path).toBe('/Flutter/install');
    expect(visit.takeRequests().filter((file) => !/\.(js|json|png)$/.test(file))).toEqual([]);
  });

  test('the text of a doc is prefetched when a link to it becomes visible; .html leads to a page, an unknown address to none', async ({
    visit,
  }) => {
    await visit.open('/Android/using.html');
    await eventually(visit, path).toBe('/Android/using');
    const text = await visit.run(async () => {
      const html = await (await fetch('/Android/examples')).text();
      return /data-doc-text="([^"]+)"/.exec(html)?.[1];
    });
    const asked: string[] = [];
    const askedSoFar = () => {
      asked.push(...visit.takeRequests());
      return asked;
    };
    await expect.poll(askedSoFar).toContain(text);
    await visit.click('.pagination-nav__link--next');
    await eventually(visit, heading).toBe('Examples for Android');
    await visit.open('/nowhere');
    expect(await visit.run(heading)).toBe('Page Not Found');
    expect(await visit.problems()).toEqual(['404 /nowhere']);
  });

  test('changes of colour mode and tab are remembered; the keyboard moves through tabs and opens a category', async ({
    visit,
  }) => {
    await visit.open('/Android/install');
    const mode = () => document.documentElement.dataset.theme;
    const chosen = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;
    await visit.click('nav [data-color-mode-toggle]');
    await visit.click('[role=tab][data-value=yarn]');
    await eventually(visit, chosen).toBe('Yarn');
    await visit.open('/Android/install');
    expect(await visit.run(mode)).toBe('dark');
    expect(await visit.run(chosen)).toBe('Yarn');
    await visit.run(() => document.querySelector<HTMLElement>('[role=tab][tabindex="0"]')?.focus());
    await visit.press('ArrowRight');
    await visit.press('Enter');
    await eventually(visit, chosen).toBe('pnpm');
    await visit.run(() =>
      document.querySelector<HTMLElement>('.menu a[aria-expanded="false"]')?.focus(),
    );
    await visit.type(' ');
    await eventually(visit, () => document.activeElement?.ariaExpanded).toBe('true');
  });

  const search = 'the search finds something and leads to it, from where the keyboard continues';
  test(search, {tag: '@9.5'}, async ({visit}) => {
    await visit.open('/Android/install');
    await visit.click('[data-search-button]');
    await eventually(visit, count, FIELD).toBe(1);
    await visit.type('mend errors');
    const first = () => document.querySelector('[data-found] a')?.getAttribute('href');
    await eventually(visit, first).toBe('/Android/using#mend-errors');
    await visit.press('Enter');
    await eventually(visit, path).toBe('/Android/using#mend-errors');
    await eventually(visit, heading).toBe('Using on Android');
    await eventually(visit, count, 'dialog[open]').toBe(0);
    await eventually(visit, isAtAnchor).toBe(true);
    await visit.press('Tab');
    await eventually(visit, () => document.activeElement?.getAttribute('title')).toBe(
      'Direct link to Mend errors',
    );
  });

  test('on a phone, the menu opens, leads to a page and closes', async ({visit}) => {
    await visit.resize(390, 800);
    await visit.open('/Android/install');
    await visit.run(() => scrollTo(0, 200));
    await visit.click('.navbar__toggle');
    await eventually(visit, count, 'dialog[open]').toBe(1);
    await visit.press('Escape');
    await eventually(visit, count, 'dialog[open]').toBe(0);
    expect(await visit.run(scrolled)).toBe(200);
    await visit.click('.navbar__toggle');
    await visit.click('dialog a[href="/Android/examples"]');
    await eventually(visit, () => location.pathname).toBe('/Android/examples');
    await eventually(visit, count, 'dialog[open]').toBe(0);
  });

  test('a page whose files fail stays readable, and "Retry" loads it', async ({visit}) => {
    visit.breakFiles((file) => PAGE_FILES.test(file));
    await visit.load('/Android/using');
    const alert = () => document.querySelector('[role=alert]')?.textContent;
    await eventually(visit, alert).toContain('ChunkLoadError');
    expect(await visit.run(heading)).toBe('Using on Android');
    visit.breakFiles(() => false);
    await visit.click('[role=alert] button');
    await eventually(visit, count, '[data-has-hydrated=true]').toBe(1);

    const unexpected = (await visit.problems()).filter(
      (problem) => !/ChunkLoadError|^404 \/assets\//.test(problem),
    );
    expect(unexpected).toEqual([]);
  });

  test('code can be copied by its button and by keyboard, unchanged, and scrolled by keyboard', async ({
    visit,
  }) => {
    await visit.open('/code-blocks');
    await eventually(visit, count, '[title^="Copy code"]').toBeGreaterThan(0);
    const code = await visit.run(
      () => document.querySelector('figure:has([title^="Copy code"]) code')?.textContent,
    );
    await visit.click('[title^="Copy code"]');
    const said = () => document.querySelector('figure [role=status]')?.textContent;
    await eventually(visit, said).toBe('Copied');
    expect(await paste(visit)).toBe(code?.trimEnd());
    await visit.run(() => {
      const lines = document.querySelector('figure:has(mark) code');
      getSelection()?.selectAllChildren(lines ?? document.body);
    });
    const selected = await visit.run(() => getSelection()?.toString());
    await visit.shortcut('c');
    expect(await paste(visit)).toBe(selected?.trimEnd());
    expect(selected).toContain('val first = 1');

    await eventually(visit, count, 'pre[tabindex]').toBeGreaterThan(0);
    await visit.run(() => {
      const block = document.querySelector('pre[tabindex]')?.closest('figure');
      block?.querySelector<HTMLElement>('[title^="Copy code"]')?.focus();
    });
    await visit.press('Tab');
    expect(await visit.run(() => document.activeElement?.tagName)).toBe('PRE');
    await visit.press('ArrowRight');
    await eventually(visit, () => document.activeElement?.scrollLeft).toBeGreaterThan(0);
  });
});

/** Pastes what is in the clipboard into a field, and returns it. */
async function paste(visit: Visit): Promise<string | undefined> {
  await visit.run(() => {
    const paper = document.createElement('textarea');
    document.querySelector('main')?.prepend(paper);
    paper.focus();
  });
  await visit.shortcut('v');
  const pasted = () => document.querySelector('textarea')?.value;
  await eventually(visit, pasted).toBeTruthy();
  const text = await visit.run(pasted);
  await visit.run(() => {
    const paper = document.querySelector('textarea');
    paper?.blur();
    paper?.remove();
  });
  return text;
}
