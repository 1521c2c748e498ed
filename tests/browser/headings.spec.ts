import type {Page} from '@playwright/test';
import {contract, facts} from '../../product';
import {brokenWords, followNewLink, frames, openEarly} from '../harness/page';
import {contents, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

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

    const value = page.locator('li[id^="api-"]').first();
    const own = await value.getAttribute('id');
    await value.locator(`a[href="#${own}"]`).click();
    await expect(page).toHaveURL(`/Android/using#${own}`);
    await expect(value).toBeInViewport();

    const code = contract.errors[0]?.code ?? 'none';
    const message = page.getByText(`${facts.site.url}/Android/using#error-`).first();
    const address = (await message.textContent())?.split(' ').at(-1) ?? '';
    await open(page, address.replace(facts.site.url, ''));
    await expect(page.getByRole('heading', {name: code})).toBeInViewport();

    const {version} = facts.sdk;
    await page.getByRole('link', {name: version}).first().click();
    await expect(page).toHaveURL(`/Android/install#version-${version.replaceAll('.', '-')}`);
    await expect(
      page.getByRole('link', {name: `Direct link to ${version}`, exact: true}),
    ).toBeInViewport();
  },
);

test(
  'the table of contents of a long page keeps the current section in view, or else the focus, and breaks no name',
  {tag: ['@9.4', '@9.8', '@10.11']},
  async ({page}) => {
    await open(page, '/iOS/using');
    const last = page.getByRole('article').locator('h3[id]').last();
    const id = (await last.getAttribute('id')) ?? '';
    const entry = entries(page).and(page.locator(`[href="#${id}"]`));
    await entries(page).first().focus();
    await last.evaluate((heading) => heading.scrollIntoView());
    await expect(entry).toHaveClass(/--active/);
    // The observer that would scroll the table answers within these.
    await frames(page, 3);
    await expect(entries(page).first()).toBeInViewport({ratio: 1});

    await open(page, '/iOS/using');
    await expect(entry).not.toBeInViewport();
    await last.evaluate((heading) => heading.scrollIntoView());
    await expect(entry).toBeInViewport({ratio: 1});
    for (const width of [1024, 1200]) {
      await page.setViewportSize({width, height: 800});
      expect(await brokenWords(entries(page)), `at ${width} px`).toEqual([]);
    }
    const {x = NaN, width = NaN} = (await entries(page).first().boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(1200 - 16);
  },
);

test(
  'a table of contents has the headings of its levels, on arrival, once hydrated and after a click; those with an id have an anchor',
  {tag: ['@3.15', '@3.16', '@3.17', '@12.9', '@12.10']},
  async ({page}) => {
    await open(page, '/heading-levels');
    await expect(entries(page)).toHaveText(['Second level', 'Third level']);
    for (const name of ['Second level', 'Third level', 'Fourth level', 'Fifth level']) {
      await expect(page.getByRole('link', {name: `Direct link to ${name}`})).toHaveCount(1);
    }
    const withoutId = page.getByRole('heading', {name: 'Without an id'});
    await expect(withoutId).toBeVisible();
    await expect(withoutId.getByRole('link')).toHaveCount(0);
    await expect(title(page).getByRole('link')).toHaveCount(0);
    await open(page, '/reading');
    const withNote = page.getByRole('heading', {name: 'With a footnote'}).getByRole('link').last();
    await expect(withNote).toHaveAccessibleName('Direct link to With a footnote');

    for (const [name, expected] of [
      ['small-headings', []],
      ['no-headings', []],
      ['without-contents', []],
      ['other-levels', ['Third', 'Fourth']],
    ] as const) {
      const start = await openEarly(page, `/forms/${name}`);
      await expect(entries(page), name).toHaveText([...expected]);
      await start();
      await expect(entries(page), name).toHaveText([...expected]);
      const arrived = (await title(page).textContent()) ?? '';
      await page.unrouteAll({behavior: 'ignoreErrors'});
      await followNewLink(page, '/forms/documented');
      await expect(title(page)).not.toHaveText(arrived);
      await followNewLink(page, `/forms/${name}`);
      await expect(title(page)).toHaveText(arrived);
      await expect(entries(page), name).toHaveText([...expected]);
    }
    await test.step('where the config lets it begin at level 3', async () => {
      await open(page, '/ar-XB/Android/install');
      const listed = page.getByRole('article').locator('h3[id]');
      const ids = await listed.evaluateAll((all) => all.map(({id}) => `#${id}`));
      expect(ids).not.toEqual([]);
      const targets = await page
        .getByRole('navigation', {name: /On this page/})
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(ids);
    });
  },
);
