import {escapeRegexp, Globby} from '@docusaurus/utils';
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {checks} from '../../checks/all';
import {filesIn, replaceFile} from '../../lib/files';
import {askGit} from '../../lib/git';
import {contract, facts} from '../../product';
import {vocabulary} from '../../site/words';
import {copyWithOtherSdk} from '../harness/copy-of-tree';
import {serveStatic} from '../harness/static-server';
import {expect, open, test} from '../harness/test';
import {faultsOfLinks, ofOtherDocs, outsideAddresses} from './nested-site';

// One after another, in a copy of the site that has the content of a small SDK, and so is built fast.
test.describe.configure({mode: 'serial', timeout: 900_000});

let copy: string;

test.beforeAll(() => {
  // In a folder whose name a replacement would take for a pattern.
  copy = copyWithOtherSdk(test.info().outputPath('a $$ site'));
  // One folder of the docs is a link to another place.
  const [linked, elsewhere] = [path.join(copy, 'docs/Flutter'), `${copy}-docs`];
  fs.renameSync(linked, elsewhere);
  fs.symlinkSync(elsewhere, linked);
  // What the edits below change.
  edit('docs/Android/install.mdx', '## ', '![A](./a.png)\n\n## ');
  fs.cpSync('tests/kitchen/docs/forms/dot.png', path.join(copy, 'docs/Android/a.png'));
  edit(
    'docs/iOS/using.mdx',
    '## ',
    "import Lamp from '@site/src/figures/Lamp';\n\n<Lamp />\n\n## ",
  );
  replaceFile(path.join(copy, LAMP, 'index.tsx'), 'export default () => <p>Lit</p>;\n');
});

const LAMP = 'src/figures/Lamp';

/** Replaces a part of a file in the copy, which has it. */
function edit(...[file, from, to]: Edit): void {
  const text = fs.readFileSync(path.join(copy, file), 'utf8');
  const edited = text.replace(from, to);
  expect(edited, `${from} in ${file}`).not.toBe(text);
  fs.writeFileSync(path.join(copy, file), edited);
}

/** Runs a command in the copy, and expects that it ends well; gives what it prints. */
function run(command: string, ...parameters: string[]): string {
  const {status, stdout, stderr} = spawnSync(command, parameters, {
    cwd: copy,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: undefined, FORCE_COLOR: '0'},
  });
  expect(status, `${parameters.join(' ')}: ${stdout}${stderr}`).toBe(0);
  return stdout + stderr;
}

/** Where the copy is built. */
const built = () => path.join(copy, 'build');

const readBuilt = (file: string) => fs.readFileSync(path.join(built(), file), 'utf8');

/** The examples in code and tests are of the same SDK. */
const NAMES = Object.keys(checks).filter((name) => name !== 'boundary');

/** What a computer calls its last font before any of that kind, which no SDK has a say in. */
const FONT = /"[^"\n]+"(?=,\s*monospace)/g;

/** What the packages say that pages load, such as `text-size-adjust`. */
const PACKAGES = Globby.sync(
  [
    'infima/dist/css/default/default.min.css',
    'react-dom/cjs/react-dom-client.production.js',
    '@docusaurus/{core/lib/client,theme-classic/lib,theme-common/lib}/**/*.js',
  ],
  {cwd: 'node_modules', absolute: true},
).map((file) => fs.readFileSync(file, 'utf8').replace(FONT, ''));

/** What nobody else's site says. Names of members may be anybody's, and so may a code of one word. */
const WORDS = [
  facts.provider.name,
  facts.sdk.name,
  facts.sdk.type,
  ...vocabulary.map(({write}) => write),
  ...contract.errors.map(({code}) => code).filter((code) => code.includes('_')),
].filter(Boolean);

/** The longest word whose letters are by chance inside others, above all those that a bundler makes. */
const SHORT = 5;

/** Whether a text has a word in any spelling, inside another one as well; a short one only by itself or in the plural. */
const has = (text: string, word: string) =>
  word.length > SHORT
    ? text.toLowerCase().includes(word.toLowerCase())
    : new RegExp(`(?<![a-z])${escapeRegexp(word)}s?(?![a-z])`, 'i').test(text);

test(
  'another SDK takes the place of this one by a change of content alone',
  {tag: '@15.11'},
  async ({page}) => {
    run('npx', 'tsc', '--noEmit', '--incremental', 'false');
    run('npm', 'run', 'check', '--', ...NAMES);
    run('npm', 'run', 'build');
    await test.step('nothing published has a word of the first SDK', () => {
      // Of those, only prose tells whose they are.
      const inProse = WORDS.filter((word) => PACKAGES.some((text) => has(text, word)));
      const found = filesIn(built())
        .filter((file) => /\.(?:css|html|js|json|md|txt|xml|svg)$/.test(file))
        .flatMap((file) => {
          const text = readBuilt(file).replace(FONT, '');
          return WORDS.filter((word) => !inProse.includes(word) || /\.(?:md|txt|xml)$/.test(file))
            .filter((word) => has(text, word))
            .map((word) => `${file}: ${word}`);
        });
      expect(found).toEqual([]);
    });

    await test.step('pages hydrate, and a planned platform is offered nowhere', async () => {
      const server = await serveStatic(built());
      for (const address of ['/', '/iOS/using', '/Flutter/using', '/blog', '/limits']) {
        await open(page, server.origin + address);
      }
      await open(page, `${server.origin}/iOS/using`);
      await expect(page.getByRole('navigation', {name: 'Platform'}).getByRole('link')).toHaveText([
        'Android',
        'iOS',
        'React Native',
      ]);
      await expect(page.getByRole('contentinfo')).not.toContainText('Flutter');
      expect(readBuilt('blog/tags.html')).not.toContain('Flutter');
      await server.close();
    });
  },
);

type Edit = readonly [file: string, from: string, to: string];

/** To pages and to what the bundler compiles. */
const EDITS: readonly Edit[] = [
  ['docs/Flutter/examples.mdx', 'title: ', 'slug: /Flutter/moved\ntitle: Retitled '],
  ['docs/Android/using.mdx', '\n## ', '\nAn edit.\n\n## '],
  ['docs/iOS/install.mdx', '## ', '{1 + 1} parts.\n\n## '],
  ['docs/index.mdx', '/Flutter/install.mdx', '/Flutter/examples.mdx'],
  ['src/css/tokens.css', '-height: 4rem', '-height: 5rem'],
  ['src/theme/NotFound/Content/index.tsx', 'We could', 'Edit: we could'],
];

/** Everything that is built, to compare it. */
const publishedFiles = () =>
  Object.fromEntries(
    filesIn(built()).map((file) => [
      file,
      createHash('sha256')
        .update(fs.readFileSync(path.join(built(), file)))
        .digest('hex'),
    ]),
  );

test(
  'a build with a warm cache, whatever was edited, gives the same files as one in another folder where nothing is kept, which says so in a line',
  {tag: ['@10.10', '@16.1', '@16.2']},
  () => {
    const framework = () => filesIn(built()).filter((file) => /js\/framework\./.test(file));
    if (!fs.existsSync(built())) {
      // Without the test above, as when the tests of a statement run.
      run('npm', 'run', 'build');
    }
    const before = framework();
    EDITS.forEach((one) => edit(...one));
    edit('site/public-addresses.txt', '/Flutter/examples\n', '');
    const more = 'docs/Android/more-é.mdx';
    fs.writeFileSync(path.join(copy, more), '# More\n\n[A](/iOS/install.mdx)\n');
    askGit(copy, 'add', more);
    // Whether or not the user signs commits and runs hooks.
    const settings = ['user.name=A', 'user.email=a@b.dev', 'commit.gpgSign=false'];
    const git = [...settings, 'core.hooksPath=/dev/null'].flatMap((one) => ['-c', one]);
    askGit(copy, ...git, 'commit', '-qm', 'More');
    fs.cpSync('.github/landing-page.png', path.join(copy, 'docs/Android/a.png'));
    fs.rmSync(path.join(copy, LAMP), {recursive: true});
    fs.writeFileSync(
      path.join(copy, `${LAMP}.tsx`),
      "import {useState} from 'react';\nexport default () => <p>{useState('Lit')[0]}</p>;\n",
    );
    run('npm', 'run', 'build');
    const warm = publishedFiles();
    // A clone of a shallow one is shallow, and then has no dates.
    const isShallow = askGit(copy, 'rev-parse', '--is-shallow-repository').startsWith('true');
    const hasDate = readBuilt('Android/more-é.html').includes('<time');
    expect(hasDate, 'a name that Git quotes').toBe(!isShallow);
    expect(framework()).toEqual(before);

    fs.renameSync(copy, `${copy} elsewhere`);
    copy += ' elsewhere';
    const cache = path.join(copy, 'node_modules/.cache');
    for (const folder of [cache, path.join(copy, '.docusaurus'), built()]) {
      fs.rmSync(folder, {recursive: true});
    }
    // Nothing can be kept where there is a file in the place of its folder.
    fs.writeFileSync(cache, '');
    expect(run('npm', 'run', 'build')).toMatch(/nothing is kept for the next time.* EEXIST/);
    expect(publishedFiles()).toEqual(warm);
    fs.rmSync(cache);
  },
);

// The browser itself reports the status of the document. Hosts send the same document for all versions: it
// preloads what the latest one needs.
test.describe('below a folder of a host, with slashes at the ends of addresses, hidden from search engines', () => {
  test.use({allowedConsole: [/status of 404|was preloaded using link preload but not used/]});

  test(
    'every address stays there, and links, search and not-found page lead to docs of their language and version',
    {tag: ['@1.4', '@2.9', '@5.10', '@11.8', '@12.10']},
    async ({page}) => {
      run('node', 'scripts/docusaurus.mjs', 'docs:version', '1.0');
      // Of each version, one doc is translated: links lead from it to others, and back.
      for (const version of ['current', 'version-1.0']) {
        const translated = `i18n/ar/docusaurus-plugin-content-docs/${version}/iOS/using.mdx`;
        fs.cpSync(path.join(copy, 'docs/iOS/using.mdx'), path.join(copy, translated));
      }
      const identity = path.join(copy, 'product/identity.ts');
      const text = fs.readFileSync(identity, 'utf8');
      const [, origin = ''] = /site: \{url: '(.+)'/.exec(text) ?? [];
      fs.writeFileSync(identity, text.replace(`url: '${origin}'`, `url: '${origin}/docs'`));
      const config = 'tests/builds/nested-site.config.ts';
      run('npm', 'run', 'build', '--', '--config', config, '--out-dir', 'build/host/docs');
      const folder = path.join(copy, 'build/host');
      const files = filesIn(folder);
      const pages = files.filter((file) => file.endsWith('.html'));
      expect(pages.length).toBeGreaterThan(60);
      expect(pages.flatMap((file) => faultsOfLinks(folder, file))).toEqual([]);
      const published = (file: string) => fs.readFileSync(path.join(folder, 'docs', file), 'utf8');
      expect(published('llms.txt')).toContain(`(${origin}/docs/iOS/using.md)`);
      expect(published('iOS/using.md')).toContain(`${origin}/docs/iOS/install.md`);
      expect(published('iOS/using/index.html')).toContain('name="robots" content="noindex');
      expect(published('robots.txt')).not.toContain('Sitemap');
      expect(files.flatMap((file) => outsideAddresses(origin, folder, file))).toEqual([]);

      const host = await serveStatic(folder);
      const place = '/docs/ar/next';
      const expectDocs = async (selector: string, last: string) => {
        const addresses = await page
          .locator(selector)
          .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
        expect(addresses.filter((to) => to.endsWith(last))).not.toEqual([]);
        expect(ofOtherDocs(`${place}/`, addresses)).toEqual([]);
      };
      await open(page, `${host.origin}${place}/iOS/using`);
      await expectDocs('.navbar a[href]', '/iOS/install/');
      await page.keyboard.press('Control+k');
      const results = page.getByRole('dialog').locator('a[href]');
      await expect(results.first()).toBeVisible();
      await page.keyboard.type('install');
      await expect(results.first()).toContainText(/install/i);
      await expectDocs('dialog a[href]', '/install/');

      await page.route(`**${place}/nowhere`, (route) =>
        route.fulfill({status: 404, path: path.join(folder, 'docs/ar/404.html')}),
      );
      await open(page, `${host.origin}${place}/nowhere`);
      const waysOn = page.getByRole('navigation', {name: 'Ways on'}).getByRole('link');
      await expect(waysOn.first()).toHaveAttribute('href', `${place}/`);
      await expectDocs('main a[href]', '/install/');
      await host.close();
    },
  );
});

test(
  'a check sees at once that what a page names has come, or has gone, and whether it is a picture',
  {tag: ['@15.1', '@16.2']},
  () => {
    const [picture, page] = [path.join(copy, 'docs/iOS/cover.png'), 'docs/iOS/examples.mdx'];
    edit(page, 'title: ', 'image: ./cover.png\ntitle: ');
    for (const [content, fault] of [
      [undefined, 'there is no picture ./cover.png'],
      [Buffer.of(0), 'this is no picture'],
      [undefined, 'there is no picture ./cover.png'],
    ] as const) {
      if (content) {
        fs.writeFileSync(picture, content);
      } else {
        fs.rmSync(picture, {force: true});
      }
      const {stderr} = spawnSync('npm', ['run', 'check', '--', 'page-rules', 'content-files'], {
        cwd: copy,
        encoding: 'utf8',
      });
      expect(stderr.match(/there is no picture \S+|this is no picture/g)).toEqual([fault]);
    }
  },
);

test('a platform that is left out needs no pages, and is given none', {tag: '@15.11'}, () => {
  const folder = path.join(copy, 'docs/Flutter');
  edit('product/platforms.ts', 'planned: true', 'planned: false');
  fs.rmSync(folder);
  // No sidebar has what a test above has added.
  fs.rmSync(path.join(copy, 'docs/Android/more-é.mdx'), {force: true});
  run('npm', 'run', 'new');
  expect(fs.existsSync(folder)).toBe(false);
  run('npm', 'run', 'check', '--', 'content-files');
});
