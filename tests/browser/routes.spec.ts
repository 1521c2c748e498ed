import {expect, open, test} from '../harness/test';

const docs = ['Android', 'iOS', 'ReactNative', 'Flutter'].flatMap((platform) =>
  ['install', 'using', 'examples'].map((page) => `/${platform}/${page}`),
);

const blog = [
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/docs-team',
  '/blog/authors/sdk-team',
  '/blog/first-blog-post',
  '/blog/long-blog-post',
  '/blog/mdx-blog-post',
  '/blog/welcome',
  '/blog/tags',
  '/blog/tags/docusaurus',
  '/blog/tags/facebook',
  '/blog/tags/hello',
  '/blog/tags/hola',
];

for (const route of ['/', ...docs, ...blog, '/markdown-page']) {
  test(`the route ${route} is a page with a heading and a title, without a console message`, async ({
    page,
  }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await open(page, route);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page).toHaveTitle(/ \| /);
  });
}
