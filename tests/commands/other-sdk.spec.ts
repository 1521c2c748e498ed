import {expect, test} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {checks} from '../../checks/all';
import {contract, facts} from '../../product';
import {vocabulary} from '../../site/words';
import {copyTree} from '../harness/copy-of-tree';
import {serveStatic} from '../harness/static-server';

/** Everything that an adopter runs, one after another on a machine that others use too. */
test.describe.configure({timeout: 900_000});

/** The examples in code and tests are of the same SDK. */
const NAMES = Object.keys(checks).filter((name) => name !== 'boundary');

const COMMANDS: readonly (readonly [command: string, ...parameters: string[]])[] = [
  ['npx', 'tsc', '--noEmit', '--incremental', 'false'],
  ['npm', 'run', 'check', '--', ...NAMES],
  ['npm', 'run', 'build'],
];

const FIXTURE = 'tests/fixtures/other-sdk';

/** What of the content an adopter deletes before writing anew; the files that remain are replaced. */
const DELETED = ['blog', 'docs', 'samples', 'src/figures', 'src/pages', 'static/img', FIXTURE];

/** Copies the site, with the content of another SDK in the place of its own. */
function copyWithOtherSdk(): string {
  const copy = copyTree('other-sdk');
  // Of the contract, only the types aren't data.
  const contractFiles = filesIn(path.join(copy, 'product/contract'))
    .filter((file) => file !== 'types.ts')
    .map((file) => `product/contract/${file}`);
  for (const file of [...DELETED, ...contractFiles]) {
    fs.rmSync(path.join(copy, file), {recursive: true});
  }
  fs.cpSync(FIXTURE, copy, {recursive: true, filter: (file) => file !== `${FIXTURE}/README.md`});
  return copy;
}

/** What a computer calls its last font before any of that kind, which no SDK has a say in. */
const FONT = /"[^"\n]+"(?=,\s*monospace)/g;

/** What nobody else's site says. Names of members may be anybody's. */
const WORDS = [
  facts.provider.name,
  facts.sdk.name,
  facts.sdk.type,
  ...vocabulary.map(({write}) => write),
  ...contract.errors.map(({code}) => code),
].filter(Boolean);

test(
  'another SDK takes the place of this one by a change of content alone',
  {tag: '@15.11'},
  async ({page}) => {
    const copy = copyWithOtherSdk();
    for (const [command, ...parameters] of COMMANDS) {
      const {status, stdout, stderr} = spawnSync(command, parameters, {
        cwd: copy,
        encoding: 'utf8',
        env: {...process.env, NODE_ENV: undefined, FORCE_COLOR: '0'},
      });
      expect(status, `${parameters.join(' ')}: ${stdout}${stderr}`).toBe(0);
    }

    const site = path.join(copy, 'build');
    await test.step('nothing published has a word of the first SDK', () => {
      const found = filesIn(site)
        .filter((file) => /\.(?:css|html|js|json|md|txt|xml|svg)$/.test(file))
        .flatMap((file) => {
          const text = fs.readFileSync(path.join(site, file), 'utf8').replace(FONT, '');
          const words = WORDS.filter((word) => text.toLowerCase().includes(word.toLowerCase()));
          return words.map((word) => `${file}: ${word}`);
        });
      expect(found).toEqual([]);
    });

    await test.step('pages hydrate, and a planned platform is offered nowhere', async () => {
      const server = await serveStatic(site);
      const errors: unknown[] = [];
      page.on('pageerror', (error) => errors.push(error));
      for (const address of ['/', '/iOS/using', '/Flutter/using', '/blog', '/limits']) {
        await page.goto(server.origin + address);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      }
      await page.goto(`${server.origin}/iOS/using`);
      await expect(page.getByRole('navigation', {name: 'Platform'}).getByRole('link')).toHaveText([
        'Android',
        'iOS',
        'React Native',
      ]);
      await expect(page.getByRole('contentinfo')).not.toContainText('Flutter');
      expect(errors).toEqual([]);
      await server.close();
    });
  },
);
