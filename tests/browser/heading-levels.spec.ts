import {expectTableOfContents} from '../every-page/headings';
import {followNewLink} from '../harness/follow-new-link';
import {expect, open, test} from '../harness/test';

test.describe('a doc with other headings than most', () => {
  test.use({variant: 'fixture-pages'});

  for (const [name, entries] of [
    ['small-headings', []],
    ['no-headings', []],
    ['without-contents', []],
    ['other-levels', ['Third', 'Fourth']],
  ] as const) {
    test(`${name} has the table of contents that its headings make, on arrival and after a click`, async ({
      page,
    }) => {
      const title = page.getByRole('heading', {level: 1});
      const contents = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
      await open(page, `/fixtures/${name}`);
      await expect(contents).toHaveText([...entries]);
      const arrived = await title.textContent();

      await open(page, '/fixtures/forms');
      await followNewLink(page, `/fixtures/${name}`);
      await expect(title).toHaveText(arrived ?? '');
      await expect(contents).toHaveText([...entries]);
    });
  }
});

test.describe('where the config lets tables of contents begin at level 3', () => {
  test.use({variant: 'announcement'});

  test('a doc has the headings of that level in it, and no others', async ({page}) => {
    await open(page, '/Android/install');
    await expectTableOfContents(page, 'h3[id]');
  });
});
