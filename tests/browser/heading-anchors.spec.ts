import {facts} from '../../product';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

test('a heading anchor links to its heading', async ({page}) => {
  await open(page, '/Android/using');
  const heading = page.getByRole('heading', {level: 2}).last();
  const id = await heading.getAttribute('id');
  await heading.getByRole('link', {name: /^Direct link to /}).click();
  await expect(page).toHaveURL(`/Android/using#${id}`);
});

test("an entry in a list links to itself by its name, and an error's message and a version to theirs", async ({
  page,
}) => {
  await open(page, '/Android/using');
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
});

test.describe('on a page with headings of all levels', () => {
  test.use({variant: 'everything'});

  test('headings of all levels below the top have an anchor', async ({page}) => {
    await open(page, '/heading-levels');
    for (const name of ['Second level', 'Third level', 'Fourth level', 'Fifth level']) {
      await expect(page.getByRole('link', {name: `Direct link to ${name}`})).toHaveCount(1);
    }
  });

  test('a heading without an id has no anchor', async ({page}) => {
    await open(page, '/heading-levels');
    const heading = page.getByRole('heading', {name: 'Without an id'});
    await expect(heading).toBeVisible();
    await expect(heading.getByRole('link')).toHaveCount(0);
  });

  test('a table of contents that begins at level 3 has the same entries once the page is hydrated', async ({
    page,
  }) => {
    const entries = page.locator('.table-of-contents__link');
    const release = await holdFiles(page);
    await page.goto('/iOS/install', {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const before = await entries.allTextContents();
    release();
    await hydrated(page);
    expect(before).not.toEqual([]);
    expect(await entries.allTextContents()).toEqual(before);
  });
});
