import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {twinAddress} from '../../lib/addresses';
import {filesIn} from '../../lib/files';
import {contractOn} from '../../plugins/contract/model';
import {skillName} from '../../plugins/output/agent-skills';
import type {contractDocument, platformDocument} from '../../plugins/output/contract-json';
import {contract, facts} from '../../product';
import {platformIds} from '../../product/find-platform';
import {isBuilt, readBuilt, treeOf, valuesOf} from '../harness/built-page';
import {platformDocs} from '../harness/site';

/** Agents cut off what is longer. It leaves writers room: no page has half of it. */
const MOST_CHARACTERS = 100_000;

/** All files of a sample app, by its folder. */
const codeOf = (sample: string) =>
  filesIn(`samples/${sample}`)
    .map((file) => fs.readFileSync(`samples/${sample}/${file}`, 'utf8'))
    .join('\n');

test(
  'agents read every doc without a script, in a size that they take, and are led to llms.txt',
  {tag: '@14.9'},
  () => {
    expect(readBuilt('llms.txt').length).toBeLessThan(MOST_CHARACTERS);
    for (const route of ['/', ...platformDocs]) {
      const tree = treeOf(route);
      expect(toString(select('article h1 ~ *', tree) ?? tree), route).toMatch(/\w/);
      // Hidden, so that a reader does not meet it.
      expect(toString(tree), route).toContain('llms.txt');
      const markdown = readBuilt(twinAddress(route, '/'));
      expect(markdown.length, route).toBeLessThan(MOST_CHARACTERS);
    }
  },
);

test(
  'the contract has the number of its format, and what each platform calls each part, with its entry; install pages have all versions',
  {tag: ['@10.13', '@10.14', '@14.10']},
  () => {
    const document = JSON.parse(readBuilt('contract.json')) as ReturnType<typeof contractDocument>;
    expect(document).toMatchObject({format: 1, name: facts.sdk.name});
    expect(Object.keys(document.platforms)).toEqual(platformIds);
    for (const id of platformIds) {
      const file = `${facts[id].path}/contract.json`;
      const own = JSON.parse(readBuilt(file)) as ReturnType<typeof platformDocument>;
      expect({format: 1, ...document.platforms[id]}).toEqual(own);
      const {install, reference, sample, members, types, events, states, errors, releases} = own;
      expect(own.version).toBe(facts.sdk.version);
      expect(members.map(({signature}) => signature)).toEqual(
        contract.members.flatMap(({signatures}) => signatures[id] ?? []),
      );
      for (const {signature, parameters} of members) {
        expect(
          parameters.filter(({name}) => !signature.includes(name)),
          signature,
        ).toEqual([]);
      }
      // An app can leave out the fields of what it only receives, as those of an error.
      for (const {signature = '', fields = [], received} of types.filter(
        (type) => type.signature,
      )) {
        const unnamed = fields.filter(({name}) => !received && !signature.includes(name));
        expect(unnamed, signature).toEqual([]);
      }
      // What writers call the parts in code of the platform is the measure.
      const code = codeOf(path.basename(sample, '.zip'));
      for (const [kind, parts] of Object.entries({errors, states})) {
        const unused = parts.filter(({spelling}) => !code.includes(spelling));
        expect(unused.length, `${kind} that no sample of ${id} spells like this`).toBeLessThan(
          Math.max(1, parts.length),
        );
      }
      expect([install, reference, sample].filter((address) => !isBuilt(address))).toEqual([]);
      const ids = valuesOf(treeOf(reference.replace(facts.site.url, '')), '[id]', 'id');
      expect(errors.filter(({message, entry}) => !message.endsWith(entry))).toEqual([]);
      const onInstallPage = valuesOf(treeOf(`/${facts[id].path}/install`), '[id]', 'id');
      expect(onInstallPage.map((each) => `#${each}`)).toEqual(
        expect.arrayContaining(releases.map(({address}) => address)),
      );
      const installPage = install.replace(/\.md$/, '');
      expect(releases.filter(({address, entry}) => entry !== installPage + address)).toEqual([]);
      const ofTypes = types.flatMap(({fields = [], values = []}) => [...fields, ...values]);
      const parts = [members, types, ofTypes, events, states, errors].flat();
      expect(ids.map((each) => `#${each}`)).toEqual(
        expect.arrayContaining(parts.map(({address}) => address)),
      );
    }
    const imports = document.platforms.reactNative?.members.map(
      ({call, import: line}) => call.includes('.') === line.startsWith('import type '),
    );
    expect(imports ?? []).not.toContain(false);
  },
);

const SKILLS = '.well-known/agent-skills';

/** What a skill may call by name: members, events, and the fields of what they return. */
const CALLED = [
  ...contract.members.map(({name}) => name),
  ...contract.events.map(({name}) => name),
  ...contract.valueTypes.flatMap(({fields}) => (fields ?? []).map(({name}) => name)),
  ...['code', 'retryable', facts.flutter.package],
];

test(
  'each platform has a skill, which the index lists with its digest',
  {tag: '@14.11'},
  async () => {
    const {skills} = JSON.parse(readBuilt(`${SKILLS}/index.json`)) as {
      skills: {name: string; type: string; description: string; url: string; digest: string}[];
    };
    expect(skills.map(({name}) => name)).toEqual(platformIds.map(skillName));
    for (const [index, {name, type, description, url, digest}] of skills.entries()) {
      expect([type, url]).toEqual(['skill-md', `${name}/SKILL.md`]);
      const text = readBuilt(`${SKILLS}/${url}`);
      expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({fileContent: text, filePath: url});
      expect(frontMatter).toEqual({name, description});
      // Limits of the format: https://agentskills.io/specification; a token has about four letters.
      expect(name).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
      expect(description.length).toBeLessThanOrEqual(1024);
      expect(text.length).toBeLessThan(4 * 5000);
      const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
      expect(links).not.toEqual([]);
      expect(links.filter((link) => !isBuilt(link))).toEqual([]);
      // Without what the sample app declares to the system, an app gets no location, or crashes.
      const [, sample = ''] = /samples\/([\w-]+)\.zip/.exec(text) ?? [];
      const declared = codeOf(sample).match(/(?<=android\.permission\.)[A-Z_]+|NSLocation\w+/g);
      const named = text.match(
        /(?<=`)(?:(?:ACCESS|FOREGROUND|POST)_[A-Z_]+|INTERNET|NSLocation\w+)(?=`)/g,
      );
      expect(new Set(named)).toEqual(new Set(declared));
      // In the steps, and not only in the list of types.
      const errors = contractOn(platformIds[index] ?? 'android').errors;
      const worthRepeating = errors.filter(({retryable}) => retryable);
      expect(worthRepeating.filter(({spelling}) => !text.includes(`\`${spelling}\``))).toEqual([]);
      // Names of the platforms stand in what the provider says of each.
      const ofPlatforms = fs.readFileSync('product/skills.ts', 'utf8');
      const names = [...text.matchAll(/`([a-z]\w+)`/g)]
        .filter(([quoted]) => !ofPlatforms.includes(quoted))
        .map(([, member]) => member);
      expect(CALLED).toEqual(expect.arrayContaining(names));
    }
  },
);
