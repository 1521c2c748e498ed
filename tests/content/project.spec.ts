import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import fs from 'node:fs';
import path from 'node:path';
import {facts} from '../../product';
import {platforms} from '../../product/platforms';
import {builtFolder, SITES} from '../harness/build-site';
import {footerLinks, newestPosts, platformDocs, posts} from '../harness/site';

const read = async (page: string) =>
  fromHtml(fs.readFileSync(path.join(await builtFolder('production'), `${page}.html`), 'utf8'));

const targetsOf = (selector: string, tree: ReturnType<typeof fromHtml>) =>
  selectAll(selector, tree).map(({properties}) => properties.href);

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

test(
  'the site documents one SDK on four platforms, and its footer leads to what its owner names',
  {tag: ['@1.1', '@3.10']},
  async () => {
    const names = Object.values(platforms).map(({name}) => name);
    expect(names).toEqual(['Android', 'iOS', 'React Native', 'Flutter']);
    const tree = await read('index');
    for (const name of [facts.sdk.name, ...names]) {
      expect(toString(tree)).toContain(name);
    }
    const mail = `mailto:${facts.support.email}`;
    expect(footerLinks.map(({address}) => address)).toEqual(
      expect.arrayContaining([
        ...['/', facts.provider.website, mail],
        ...Object.values(platforms).map((platform) => `/${platform.path}/install`),
      ]),
    );
    expect(footerLinks).toContainEqual({label: 'Getting Started', address: '/Android/install'});
    // A mail needs no new tab.
    expect(select(`footer a[href="${mail}"]`, tree)?.properties.target).toEqual('_self');
  },
);

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

test(
  'the blog lists its posts, newest first, by year in its sidebar and archive, and links tags and authors',
  {tag: ['@1.2', '@1.3', '@2.3', '@2.4', '@2.5', '@3.14', '@9.4']},
  async () => {
    const blog = await read('blog');
    expect(targetsOf('main article h2 a', blog)).toEqual(newestPosts.map(({route}) => route));
    const years = [...new Set(posts.map(({year}) => year))];
    expect(years.length).toBeGreaterThan(1);
    const byYear = years.map((year) => ({
      year,
      routes: posts.filter((post) => post.year === year).map(({route}) => route),
    }));
    const groups = selectAll('aside nav [role="group"]', blog).map((group) => ({
      year: toString(select('h3', group) ?? group),
      routes: selectAll('a', group).map(({properties}) => properties.href),
    }));
    expect(groups).toEqual(byYear);
    const archived = targetsOf('main a[href^="/blog/"]', await read('blog/archive'));
    expect(archived).toEqual(posts.map(({route}) => route));

    expect(targetsOf('main a', await read('blog/tags'))).toEqual(
      expect.arrayContaining(
        ['docusaurus', 'facebook', 'hello', 'hola'].map((tag) => `/blog/tags/${tag}`),
      ),
    );
    const authors = ['/blog/authors/docs-team', '/blog/authors/sdk-team'];
    expect(targetsOf('main a', await read('blog/authors'))).toEqual(
      expect.arrayContaining(authors),
    );
    // Of an author, the picture and the name are a single link.
    const ofAuthors = targetsOf('main a[href^="/blog/authors/"]', await read('blog/welcome'));
    expect(ofAuthors.sort()).toEqual(authors);
  },
);
