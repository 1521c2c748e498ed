import {expect, test} from '@playwright/test';
import {redirectPage} from './redirect-page';

test("a redirect's page sends readers and search engines on", () => {
  const html = redirectPage('/a', 'https://docs.test', 'fr', 'Page déplacée');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/a">');
  expect(html).toContain('<link rel="canonical" href="https://docs.test/a">');
  expect(html).toContain('<a href="/a">Page déplacée</a>');
  expect(html).toContain('<html lang="fr">');
});
