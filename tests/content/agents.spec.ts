import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
// The name `ajv` is taken: ESLint and the bundler's loaders need version 6, which doesn't support 2020-12.
import {Ajv2020} from 'ajv8/dist/2020';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString as textOfHtml} from 'hast-util-to-string';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {twinAddress} from '../../lib/addresses';
import {skillName} from '../../plugins/output/agent-skills/skill-of';
import type {contractDocument} from '../../plugins/output/contract-json/document';
import {contract, facts} from '../../product';
import {platformIds} from '../../product/find-platform';
import {serveStatic, type StaticServer} from '../harness/static-server';
import {builtFolder} from '../harness/build-site';
import {platformDocs} from '../harness/site';

/**
 * Some agents cut off what is longer. The pages on using the SDK include its reference, for which
 * specification 2.2 has no route: they are longer than the 50,000 characters that others read at once.
 */
const MOST_CHARACTERS = 70_000;

test.describe('agents', {tag: '@14.9'}, () => {
  let site: StaticServer;

  test.beforeAll(async () => {
    site = await serveStatic(await builtFolder('production'));
  });

  test.afterAll(() => site.close());

  const get = (address: string) => fetch(site.origin + address, {redirect: 'manual'});

  test('find every doc in llms.txt, and each file that it lists is Markdown or JSON that is sent as such', async () => {
    const index = await get('/llms.txt');
    expect(index.status).toBe(200);
    expect(index.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await index.text();
    expect(text).toMatch(/^# .+\n/);
    expect(text.length).toBeLessThan(MOST_CHARACTERS);
    const listed = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    const twins = ['/', ...platformDocs].map((route) => facts.site.url + twinAddress(route, '/'));
    expect(listed).toEqual(expect.arrayContaining(twins));
    for (const link of listed) {
      expect(link).toMatch(/^https:/);
      const answer = await get(link.replace(facts.site.url, ''));
      expect(answer.status, link).toBe(200);
      expect(answer.headers.get('content-type'), link).toMatch(
        /^(?:text\/(?:markdown|plain)|application\/json)/,
      );
    }
  });

  test('fetch each doc without a script, in a size that they read, with a pointer to its Markdown and to llms.txt', async () => {
    for (const route of ['/', ...platformDocs]) {
      const page = await get(route);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toMatch(/^text\/html/);
      const html = await page.text();
      const article = select('article', fromHtml(html));
      expect(textOfHtml(article ?? {type: 'text', value: ''}).length).toBeGreaterThan(500);
      // Hidden, so that a reader does not meet it.
      expect(html).toContain('llms.txt');
      expect(html).toContain(`href="${twinAddress(route, '/')}"`);

      const twin = await (await get(twinAddress(route, '/'))).text();
      expect(twin.length).toBeGreaterThan(500);
      expect(twin.length).toBeLessThan(MOST_CHARACTERS);
      expect(twin).toContain('/llms.txt');
      const fences = twin.match(/^ *`{3,}/gm) ?? [];
      expect(fences.length % 2, 'a block of code without an end').toBe(0);
    }
  });

  test('are told by the status that a page does not exist', async () => {
    for (const address of ['/nowhere', '/nowhere.md']) {
      expect((await get(address)).status).toBe(404);
    }
  });
});

const SKILLS = '/.well-known/agent-skills/';

async function readSite() {
  const folder = await builtFolder('production');
  return {
    read: (address: string): string => fs.readFileSync(path.join(folder, address), 'utf8'),
    has: (address: string): boolean =>
      [address, `${address}.html`].some((file) => fs.existsSync(path.join(folder, file))),
  };
}

test(
  'the contract follows its schema, and links to an entry for each of its parts',
  {tag: '@14.10'},
  async () => {
    const {read, has} = await readSite();
    const document = JSON.parse(read('/contract.json')) as ReturnType<typeof contractDocument>;
    const schema = JSON.parse(read('/contract.schema.json')) as {$id: string};
    const validate = new Ajv2020({strict: true, allErrors: true}).compile(schema);
    validate(document);
    expect(validate.errors).toBeNull();
    expect(validate({...document, version: undefined})).toBe(false);
    expect([document.$schema, document.version]).toEqual([schema.$id, facts.sdk.version]);

    const {members, types, events, states, errors, platforms} = document;
    expect(members.map(({signatures}) => signatures)).toEqual(
      contract.members.map(({signatures}) => signatures),
    );
    const own = [facts.site.url, ''] as const;
    for (const {install, reference, sample} of Object.values(platforms)) {
      expect([install, reference, sample].filter((url) => !has(url.replace(...own)))).toEqual([]);
    }
    const ofTypes = types.flatMap(({fields = [], values = []}) => [...fields, ...values]);
    const parts = [members, types, ofTypes, events, states, errors].flat();
    const idsOf = new Map(
      Object.values(platforms).map(({reference}) => [
        reference,
        selectAll('[id]', fromHtml(read(`${reference.replace(...own)}.html`))).map(
          ({properties}) => properties.id,
        ),
      ]),
    );
    const lost = parts
      .flatMap(({addresses}) => Object.values(addresses))
      .filter((address) => {
        const [page = '', id] = address.split('#');
        return !idsOf.get(page)?.includes(id);
      });
    expect(lost).toEqual([]);
  },
);

test(
  'each platform has a skill, which the index lists with its digest',
  {tag: '@14.11'},
  async () => {
    const {read, has} = await readSite();
    const {$schema, skills} = JSON.parse(read(`${SKILLS}index.json`)) as {
      $schema: string;
      skills: {name: string; type: string; description: string; url: string; digest: string}[];
    };
    expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
    expect(skills.map(({name}) => name)).toEqual(
      platformIds.map((platform) => skillName(platform)),
    );
    for (const {name, type, description, url, digest} of skills) {
      expect([type, url]).toEqual(['skill-md', `${name}/SKILL.md`]);
      const text = read(SKILLS + url);
      expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({fileContent: text, filePath: url});
      expect(frontMatter).toEqual({name, description});
      // Limits of the format: https://agentskills.io/specification; a token has about four letters.
      expect(name).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
      expect(description.length).toBeLessThanOrEqual(1024);
      expect(text.length).toBeLessThan(4 * 5000);

      const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
      expect(links.filter((link) => !has(link.replace(facts.site.url, '')))).toEqual([]);
      expect(links.length).toBeGreaterThan(4);
      // Names of the platforms stand in what the provider says of each.
      const ofPlatforms = fs.readFileSync('product/skills.ts', 'utf8');
      const names = [...text.matchAll(/`([a-z]\w+)`/g)]
        .filter(([quoted]) => !ofPlatforms.includes(quoted))
        .map(([, member]) => member);
      expect(contractNames).toEqual(expect.arrayContaining(names));
    }
  },
);

/** What a skill may call by name: members, events, and the fields of what they return. */
const contractNames = [
  ...contract.members.map(({name}) => name),
  ...contract.events.map(({name}) => name),
  ...contract.valueTypes.flatMap(({fields}) => (fields ?? []).map(({name}) => name)),
  ...['code', facts.flutter.package],
];
