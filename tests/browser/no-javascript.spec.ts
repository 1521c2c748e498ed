import {platformDocs} from '../harness/docs';
import {expect, test} from '../harness/test';

test.use({javaScriptEnabled: false});

for (const route of ['/', ...platformDocs, '/blog', '/blog/mdx-blog-post', '/markdown-page']) {
  test(`${route} can be read without JavaScript`, async ({page}) => {
    await page.goto(route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByRole('link', {name: 'Getting Started'}),
    ).toBeVisible();
  });
}

test('the content of every tab can be read without JavaScript, under its label', async ({page}) => {
  await page.goto('/iOS/install');
  const panel = page.getByRole('tabpanel').filter({hasText: 'pod install --repo-update'});
  await expect(panel).toBeVisible();
  await expect(panel.getByText('CocoaPods', {exact: true})).toBeVisible();
});
