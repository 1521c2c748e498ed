import {expect, test} from '@playwright/test';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import fs from 'node:fs';
import {facts} from '../../product';
import {platformIds} from '../../product/find-platform';
import {platforms} from '../../product/platforms';
import {treeOf, valuesOf} from '../harness/built-page';
import {footerLinks, posts, routes} from '../harness/site';

test(
  'the project has the files and packages that its owner looks for at the top',
  {tag: ['@1.9', '@1.10']},
  () => {
    const names = [
      ...['docusaurus.config.ts', 'sidebars.ts', 'babel.config.js', 'tsconfig.json'],
      ...['package.json', 'docs', 'blog', 'src', 'static'],
    ];
    expect(names.filter((name) => !fs.existsSync(name))).toEqual([]);
    const {dependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(Object.keys(dependencies)).toEqual(
      expect.arrayContaining([
        ...['core', 'preset-classic', 'theme-common'].map((name) => `@docusaurus/${name}`),
        ...['react', 'react-dom', 'prism-react-renderer', '@mdx-js/react', 'clsx', 'typescript'],
      ]),
    );
  },
);

test('packages are installed without running their scripts', {tag: '@13.5'}, () => {
  // All other tests show that none is needed.
  expect(fs.readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
});

test(
  'the site documents one SDK on its platforms, and its footer leads to what its owner names',
  {tag: ['@1.1', '@3.10']},
  () => {
    const tree = treeOf('/');
    for (const name of [facts.sdk.name, ...platformIds.map((id) => platforms[id].name)]) {
      expect(toString(tree)).toContain(name);
    }
    const mail = `mailto:${facts.support.email}`;
    expect(footerLinks.map(({address}) => address)).toEqual(
      expect.arrayContaining([
        ...['/', facts.provider.website, mail],
        ...platformIds.map((id) => `/${platforms[id].path}/install`),
      ]),
    );
    expect(footerLinks).toContainEqual({label: 'Getting Started', address: '/Android/install'});
    // A mail needs no new tab.
    expect(valuesOf(tree, `footer a[href="${mail}"]`, 'target')).toEqual(['_self']);
  },
);

test(
  'the blog lists its posts, newest first, by year in its sidebar and archive, and links tags and authors',
  {tag: ['@1.2', '@1.3', '@1.6', '@2.3', '@2.4', '@2.5', '@3.14', '@9.4']},
  () => {
    const blog = treeOf('/blog');
    const newest = posts.map(({route}) => route);
    const listed = valuesOf(blog, 'main article h2 a', 'href');
    expect(listed).toEqual(newest.slice(0, listed.length));
    expect(listed).not.toEqual([]);
    // In the Gregorian calendar, and in British English, as the prose is: 27 November 2026.
    const format = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
    const dates = posts.map(({filePath}) => /\d{4}-\d\d-\d\d/.exec(filePath)?.[0] ?? '');
    expect(selectAll('main article time', blog).map((time) => toString(time))).toEqual(
      dates.slice(0, listed.length).map((date) => format.format(new Date(date))),
    );
    const groups = selectAll('aside nav [role="group"]', blog).flatMap((group) =>
      valuesOf(group, 'a', 'href').map((route) => ({
        year: toString(select('h3', group) ?? group),
        route,
      })),
    );
    expect(groups).toEqual(posts.map(({year, route}) => ({year, route})));
    expect(valuesOf(treeOf('/blog/archive'), 'main a[href^="/blog/"]', 'href')).toEqual(newest);

    for (const list of ['/blog/tags', '/blog/authors']) {
      const below = routes.filter((route) => route.startsWith(`${list}/`));
      expect(valuesOf(treeOf(list), 'main a', 'href')).toEqual(expect.arrayContaining(below));
      for (const {route} of posts) {
        expect(below).toContain(valuesOf(treeOf(route), `main a[href^="${list}/"]`, 'href')[0]);
      }
    }
  },
);
