import {expect, open, test} from '../harness/test';

test('the component in a post works', {tag: ['@2.3', '@8.2']}, async ({page}) => {
  await open(page, '/blog/mdx-blog-post');
  await page.getByRole('spinbutton').fill('10');
  await expect(page.getByRole('status').getByText('10 m is about 33 ft')).toBeVisible();
});
