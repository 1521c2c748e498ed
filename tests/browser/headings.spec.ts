import type {Page} from '@playwright/test';
import {followNewLink} from '../harness/page';
import {contents, title} from '../harness/parts';
import {lampContract} from '../harness/lamp-sdk';
import {expect, open, test} from '../harness/test';
import {facts} from '../kitchen/facts';

const entries = (page: Page) => contents(page).getByRole('link');

test(
  'a heading, an entry of the reference, an error and a version have links to themselves',
  {tag: ['@3.16', '@10.13', '@10.14']},
  async ({page}) => {
    await open(page, '/ReactNative/using');
    const heading = page.getByRole('heading', {level: 2}).last();
    const id = await heading.getAttribute('id');
    await heading.getByRole('link', {name: /^Direct link to /}).click();
    await expect(page).toHaveURL(`/ReactNative/using#${id}`);

    const value = page.locator('li[id^="api-"]').first();
    const own = await value.getAttribute('id');
    await value.locator(`a[href="#${own}"]`).click();
    await expect(page).toHaveURL(`/ReactNative/using#${own}`);
    await expect(value).toBeInViewport();

    const code = lampContract.errors[0]?.code ?? 'none';
    const message = page.getByText(`${facts.site.url}/ReactNative/using#error-`).first();
    const address = (await message.textContent())?.split(' ').at(-1) ?? '';
    await open(page, address.replace(facts.site.url, ''));
    await expect(page.getByRole('heading', {name: code})).toBeInViewport();

    const {version = 'none'} = lampContract.releases[0] ?? {};
    await page.getByRole('link', {name: version}).first().click();
    await expect(page).toHaveURL(`/ReactNative/install#version-${version.replaceAll('.', '-')}`);
    await expect(
      page.getByRole('link', {name: `Direct link to ${version}`, exact: true}),
    ).toBeInViewport();
  },
);

test(
  'the table of contents of a long page keeps the current section in view',
  {tag: '@10.11'},
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 400});
    await open(page, '/iOS/using');
    const last = page.getByRole('article').locator('h3[id]').last();
    const id = (await last.getAttribute('id')) ?? '';
    const entry = entries(page).and(page.locator(`[href="#${id}"]`));
    await expect(entry).not.toBeInViewport();
    await last.evaluate((heading) => heading.scrollIntoView());
    await expect(entry).toHaveClass(/--active/);
    await expect(entry).toBeInViewport({ratio: 1});
  },
);

test(
  'a table of contents has the headings of its levels; those with an id have an anchor',
  {tag: ['@3.15', '@3.16', '@9.6', '@12.10']},
  async ({page}) => {
    await open(page, '/heading-levels');
    await expect(entries(page)).toHaveText(['Second level', 'Third level']);
    for (const name of ['Second level', 'Third level', 'Fourth level', 'Fifth level']) {
      await expect(page.getByRole('heading', {name, exact: true})).toHaveCount(1);
      await expect(page.getByRole('link', {name: `Direct link to ${name}`})).toHaveCount(1);
    }
    const withoutId = page.getByRole('heading', {name: 'Without an id'});
    await expect(withoutId).toBeVisible();
    await expect(withoutId.getByRole('link')).toHaveCount(0);
    await open(page, '/reading');
    const anchor = page.getByRole('link', {name: 'Direct link to With a footnote', exact: true});
    await expect(anchor).toHaveCount(1);
  },
);

test(
  'a table of contents has the headings that its page asks for, without its title, however the reader comes',
  {tag: ['@3.15', '@3.17', '@12.9']},
  async ({page}) => {
    await open(page, '/reading');
    for (const arrive of [followNewLink, open]) {
      for (const [name, heading, expected] of [
        ['without-contents.html', 'Without contents', []],
        ['other-levels', 'Other levels', ['Third', 'Fourth']],
      ] as const) {
        await arrive(page, `/forms/${name}`);
        await expect(title(page)).toHaveText(heading);
        // Unlike one from the front matter, a title in the text has an id.
        await expect(title(page).getByRole('link')).toHaveCount(0);
        await expect(entries(page)).toHaveText([...expected]);
      }
    }
  },
);
