import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import {runChecks} from 'afdocs';
// The name `ajv` is taken: ESLint and the bundler's loaders need version 6, which doesn't support 2020-12.
import {Ajv2020} from 'ajv8/dist/2020';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {skillName} from '../../plugins/output/agent-skills/skill-of';
import type {contractDocument} from '../../plugins/output/contract-json/document';
import {contract, facts} from '../../product';
import {platformIds} from '../../product/find-platform';
import {serveStatic} from '../../scripts/static-server';
import {buildSite} from '../harness/build-site';
import {platformDocs} from '../harness/docs';

/** Checks that don't apply here, and why. */
const notApplicable = {
  'content-negotiation': 'a static host serves files by their address; it does not read Accept',
  'section-header-quality': 'no heading stands inside a tab',
  'auth-alternative-access': 'no page asks for a sign-in',
};

/**
 * The pages on using the SDK include its API reference, for which specification 2.2 has
 * no route: they are longer than the 50,000 characters that some agents read at once.
 */
const sizes = {pass: 70_000, fail: 100_000};

test('agents can find, fetch and read every page of the documentation', async () => {
  test.setTimeout(300_000);
  const {folder} = await buildSite('production');
  const server = await serveStatic(folder);
  const foreign = forbidForeignRequests(server.origin);
  try {
    const {results} = await runChecks(server.origin, {
      canonicalOrigin: facts.site.url,
      samplingStrategy: 'curated',
      curatedPages: ['/', ...platformDocs].map((route) => server.origin + route),
      skipCheckIds: ['content-negotiation'],
      thresholds: sizes,
      transferThresholds: {pass: 1_000_000, fail: 10_000_000},
      maxConcurrency: 3,
      maxLinksToTest: 500,
      requestDelay: 0,
      requestTimeout: 15_000,
    });
    const problems = results.filter(
      ({id, status}) => status !== 'pass' && !(status === 'skip' && id in notApplicable),
    );
    expect(problems.map(({id, status, message}) => `${id} (${status}): ${message}`)).toEqual([]);
    expect(foreign.requests).toEqual([]);
  } finally {
    foreign.restore();
    await server.close();
  }
});

/** Fails every request that leaves the machine, and remembers its address. */
function forbidForeignRequests(origin: string): {requests: string[]; restore: () => void} {
  const {fetch} = globalThis;
  const requests: string[] = [];
  globalThis.fetch = (input, init) => {
    const {url} = new Request(input);
    if (new URL(url).origin === origin) {
      return fetch(input, init);
    }
    requests.push(url);
    return Promise.reject(new Error(`${url} is not on this site`));
  };
  return {
    requests,
    restore: () => {
      globalThis.fetch = fetch;
    },
  };
}

const SKILLS = '/.well-known/agent-skills/';

async function readSite() {
  const {folder, ok, output} = await buildSite('production');
  expect(ok, output).toBe(true);
  return {
    read: (address: string): string => fs.readFileSync(path.join(folder, address), 'utf8'),
    has: (address: string): boolean =>
      [address, `${address}.html`].some((file) => fs.existsSync(path.join(folder, file))),
  };
}

test('the contract follows its schema, and links to an entry for each of its parts', async () => {
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
});

test('each platform has a skill, which the index lists with its digest', async () => {
  const {read, has} = await readSite();
  const {$schema, skills} = JSON.parse(read(`${SKILLS}index.json`)) as {
    $schema: string;
    skills: {name: string; type: string; description: string; url: string; digest: string}[];
  };
  expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(skills.map(({name}) => name)).toEqual(platformIds.map((platform) => skillName(platform)));
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
    const names = [...text.matchAll(/`([a-z]\w+)`/g)].map(([, member]) => member);
    expect(contractNames).toEqual(expect.arrayContaining(names));
  }
});

/** What a skill may call by name: members, events, and the fields of what they return. */
const contractNames = [
  ...contract.members.map(({name}) => name),
  ...contract.events.map(({name}) => name),
  ...contract.valueTypes.flatMap(({fields}) => (fields ?? []).map(({name}) => name)),
  ...['code', facts.flutter.package],
];
