import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import fs from 'node:fs';
import path from 'node:path';
import {facts} from '../../product';
import {platforms} from '../../product/platforms';
import {builtFolder, SITES} from '../harness/build-site';
import {posts} from '../harness/posts';
import {platformDocs} from '../harness/routes';

test('the project has the files that its owner looks for at the top', {tag: '@1.9'}, () => {
  for (const name of [
    ...['docusaurus.config.ts', 'sidebars.ts', 'babel.config.js', 'tsconfig.json', 'package.json'],
    ...['docs', 'blog', 'src', 'static'],
  ]) {
    expect(fs.existsSync(name), name).toBe(true);
  }
});

test('package.json names what the site is built with', {tag: '@1.10'}, () => {
  const {dependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining([
      ...['core', 'preset-classic', 'theme-common'].map((name) => `@docusaurus/${name}`),
      ...['react', 'react-dom', 'prism-react-renderer', '@mdx-js/react', 'clsx', 'typescript'],
    ]),
  );
});

test('the site documents one SDK on four platforms', {tag: '@1.1'}, async () => {
  const names = Object.values(platforms).map(({name}) => name);
  expect(names).toEqual(['Android', 'iOS', 'React Native', 'Flutter']);
  const html = fs.readFileSync(path.join(await builtFolder('production'), 'index.html'), 'utf8');
  for (const name of [facts.sdk.name, ...names]) {
    expect(html).toContain(name);
  }
});

interface GlobalData {
  'docusaurus-plugin-content-docs': {
    default: {versions: {docs: {id: string; path: string}[]}[]};
  };
}

test(
  "a doc's id is its address, the landing page's is index",
  {tag: ['@1.2', '@2.1', '@2.10']},
  async () => {
    await builtFolder('production');
    const file = path.join(SITES, 'generated/production/globalData.json');
    const data = JSON.parse(fs.readFileSync(file, 'utf8')) as GlobalData;
    const [version] = data['docusaurus-plugin-content-docs'].default.versions;
    const ids = new Map(version?.docs.map(({id, path: address}) => [address, id]));
    expect(ids.get('/')).toBe('index');
    for (const route of platformDocs) {
      expect(ids.get(route)).toBe(route.slice(1));
    }
  },
);

test('the blog sidebar groups its posts by year', {tag: '@3.14'}, async () => {
  const html = fs.readFileSync(path.join(await builtFolder('production'), 'blog.html'), 'utf8');
  const groups = selectAll('aside nav [role="group"]', fromHtml(html)).map((group) => ({
    year: toString(select('h3', group) ?? group),
    routes: selectAll('a', group).map(({properties}) => properties.href),
  }));
  const years = [...new Set(posts.map(({year}) => year))];
  expect(years.length).toBeGreaterThan(1);
  expect(groups).toEqual(
    years.map((year) => ({
      year,
      routes: posts.filter((post) => post.year === year).map(({route}) => route),
    })),
  );
});
