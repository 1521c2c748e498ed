import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {brokenWords} from '../harness/broken-words';
import {followNewLink} from '../harness/follow-new-link';
import {frames} from '../harness/frames';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});
const entries = (page: Page) => contents(page).getByRole('link');

test(
  'a heading, an entry of the reference, an error and a version have links to themselves',
  {tag: ['@3.16', '@10.13', '@10.14']},
  async ({page}) => {
    await open(page, '/Android/using');
    const heading = page.getByRole('heading', {level: 2}).last();
    const id = await heading.getAttribute('id');
    await heading.getByRole('link', {name: /^Direct link to /}).click();
    await expect(page).toHaveURL(`/Android/using#${id}`);

    const value = page.getByRole('listitem').filter({hasText: /^LEFT_AT_DOOR: /});
    await value.getByRole('link', {name: 'LEFT_AT_DOOR'}).click();
    await expect(page).toHaveURL('/Android/using#api-Outcome-leftAtDoor');
    await expect(value).toBeInViewport();

    const message = page.getByText('The SDK is not configured. Call configure first. https://');
    const address = (await message.textContent())?.split(' ').at(-1) ?? '';
    await open(page, address.replace(facts.site.url, ''));
    await expect(page.getByRole('heading', {name: 'ErrorCode.NOT_CONFIGURED'})).toBeInViewport();

    const {version} = facts.sdk;
    await page.getByRole('link', {name: version}).first().click();
    await expect(page).toHaveURL(`/Android/install#version-${version.replaceAll('.', '-')}`);
    await expect(
      page.getByRole('link', {name: `Direct link to ${version}`, exact: true}),
    ).toBeInViewport();
  },
);

test.describe('in the kitchen', () => {
  test.use({variant: 'kitchen'});

  test(
    'the table of contents of a long page keeps the current section in view, or else the focus, and breaks no name',
    {tag: ['@9.4', '@9.8', '@10.11']},
    async ({page}) => {
      await open(page, '/iOS/using');
      const last = page.getByRole('article').locator('h3[id]').last();
      const id = (await last.getAttribute('id')) ?? '';
      const entry = entries(page).and(page.locator(`[href="#${id}"]`));
      await expect(entry).not.toBeInViewport();
      await last.evaluate((heading) => heading.scrollIntoView());
      await expect(entry).toBeInViewport({ratio: 1});

      await open(page, '/iOS/using');
      await entries(page).first().focus();
      await last.evaluate((heading) => heading.scrollIntoView());
      await expect(entry).toHaveClass(/--active/);
      // The observer that would scroll the table answers within these.
      await frames(page, 3);
      await expect(entries(page).first()).toBeInViewport({ratio: 1});

      for (const width of [1024, 1200]) {
        await page.setViewportSize({width, height: 800});
        expect(await brokenWords(entries(page)), `at ${width} px`).toEqual([]);
      }
      const {x = NaN, width = NaN} = (await entries(page).first().boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(1200 - 16);
    },
  );

  test(
    'those of levels 2 and 3 are in the table of contents, and those with an id have an anchor',
    {tag: ['@3.15', '@3.16', '@3.17']},
    async ({page}) => {
      await open(page, '/heading-levels');
      await expect(entries(page)).toHaveText(['Second level', 'Third level']);
      for (const name of ['Second level', 'Third level', 'Fourth level', 'Fifth level']) {
        await expect(page.getByRole('link', {name: `Direct link to ${name}`})).toHaveCount(1);
      }
      const withoutId = page.getByRole('heading', {name: 'Without an id'});
      await expect(withoutId).toBeVisible();
      await expect(withoutId.getByRole('link')).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1}).getByRole('link')).toHaveCount(0);
      await open(page, '/reading');
      const withNote = page.getByRole('heading', {name: 'With a footnote'});
      await expect(withNote.getByRole('link').last()).toHaveAccessibleName(
        'Direct link to With a footnote',
      );
    },
  );

  test(
    'a table of contents that begins at level 3 has the same entries once the page is hydrated',
    {tag: ['@3.15', '@12.10']},
    async ({page}) => {
      const release = await holdFiles(page);
      await page.goto('/forms/other-levels', {waitUntil: 'commit'});
      await expect(page.getByRole('contentinfo')).toBeAttached();
      const before = await entries(page).allTextContents();
      release();
      await hydrated(page);
      expect(before).not.toEqual([]);
      expect(await entries(page).allTextContents()).toEqual(before);
    },
  );
});

test.describe('docs with other headings than most', () => {
  test.use({variant: 'kitchen'});

  test(
    'have the table of contents that their headings make, on arrival and after a click',
    {tag: ['@3.15', '@12.9']},
    async ({page}) => {
      const title = page.getByRole('heading', {level: 1});
      for (const [name, expected] of [
        ['small-headings', []],
        ['no-headings', []],
        ['without-contents', []],
        ['other-levels', ['Third', 'Fourth']],
      ] as const) {
        await open(page, `/forms/${name}`);
        await expect(entries(page), name).toHaveText([...expected]);
        const arrived = (await title.textContent()) ?? '';
        await followNewLink(page, '/forms/documented');
        await expect(title).not.toHaveText(arrived);
        await followNewLink(page, `/forms/${name}`);
        await expect(title).toHaveText(arrived);
        await expect(entries(page), name).toHaveText([...expected]);
      }
    },
  );
});

test.describe('where the config lets tables of contents begin at level 3', () => {
  test.use({variant: 'kitchen'});

  test(
    'a doc has the headings of that level in it, and no others',
    {tag: '@3.15'},
    async ({page}) => {
      await open(page, '/ar-XB/Android/install');
      const listed = page.getByRole('article').locator('h3[id]');
      const ids = await listed.evaluateAll((all) => all.map(({id}) => `#${id}`));
      expect(ids).not.toEqual([]);
      const targets = await page
        .getByRole('navigation', {name: /On this page/})
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(ids);
    },
  );
});
