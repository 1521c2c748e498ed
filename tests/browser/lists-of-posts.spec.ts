import {expect, open, test} from '../harness/test';
import {POSTS} from '../harness/write-posts';

test.use({variant: 'fixture-pages'});

const days = (newest: number, oldest: number) =>
  Array.from({length: newest - oldest + 1}, (_, index) => `Day ${newest - index}`);

for (const list of ['/many-posts', '/many-posts/tags/open', '/many-posts/authors/with-page']) {
  test(`a reader can go through the pages of ${list}, and arrive on each of them`, async ({
    page,
  }) => {
    const titles = page.getByRole('main').getByRole('article').getByRole('heading', {level: 2});
    const paginator = page.getByRole('navigation', {name: 'Blog list page navigation'});
    await open(page, list);
    await expect(titles).toHaveText(days(POSTS, POSTS - 9));
    await expect(paginator.getByRole('link')).toHaveText(['Older entries']);

    await paginator.getByRole('link', {name: 'Older entries'}).click();
    await expect(page).toHaveURL(`${list}/page/2`);
    await expect(titles).toHaveText(days(POSTS - 10, POSTS - 19));
    await expect(paginator.getByRole('link')).toHaveText(['Newer entries', 'Older entries']);

    await open(page, `${list}/page/2`);
    await paginator.getByRole('link', {name: 'Older entries'}).click();
    await expect(titles).toHaveText(days(POSTS - 20, 1));
    await expect(paginator.getByRole('link')).toHaveText(['Newer entries']);

    await open(page, `${list}/page/3`);
    await paginator.getByRole('link', {name: 'Newer entries'}).click();
    await paginator.getByRole('link', {name: 'Newer entries'}).click();
    await expect(page).toHaveURL(list);
    await expect(titles).toHaveText(days(POSTS, POSTS - 9));
  });
}

for (const address of ['/posts', '/posts/2026/01/03/authors']) {
  test(`an author with a name alone, one without a picture and one named in the post are on ${address}`, async ({
    page,
  }) => {
    await open(page, address);
    const post = page.getByRole('article').filter({hasText: 'Words of three authors.'});
    await expect(post.locator('.avatar__intro')).toHaveText([
      'Only A. Name',
      'Nopic TureWithout a picture',
      'In LineNamed in the post',
    ]);
    await expect(post.getByRole('link', {name: 'Only A. Name'})).toHaveCount(0);
    await expect(post.getByRole('link', {name: 'Nopic Ture'})).toHaveAttribute(
      'href',
      '/posts/authors/with-page',
    );
    await expect(post.getByRole('link', {name: 'In Line'})).toHaveAttribute(
      'href',
      'https://example.com/in-line',
    );
    await expect(post.getByRole('img')).toHaveCount(0);
  });
}

test('an unlisted post opens at its address and says what it is; the list and its sidebar have every other', async ({
  page,
}) => {
  await open(page, '/posts/2026/01/05/unlisted');
  await expect(page.locator('.theme-unlisted-banner')).toHaveText(/^Unlisted page/);
  await page.getByRole('link', {name: 'Hidden'}).click();
  await expect(page.locator('.theme-unlisted-banner')).toBeVisible();

  await open(page, '/posts');
  const listed = ['A post from the future', 'Authors of few words', 'Every form in a post'];
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 2})).toHaveText(listed);
  await expect(
    page.getByRole('navigation', {name: 'Blog recent posts navigation'}).getByRole('link'),
  ).toHaveText(listed);
});

test('a post with every form that a text can have hydrates without a message', async ({page}) => {
  await open(page, '/posts/2026/01/02/forms');
  await expect(page.getByText('Pressed 3 times.')).toHaveCount(2);
  await expect(page.getByText('In the browser')).toBeVisible();
});
