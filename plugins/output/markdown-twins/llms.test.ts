import type {AllContent} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {sayIn} from '../../../lib/translations';
import {facts} from '../../../product';
import {twinFiles} from './llms';
import {sectionsOf, type Section} from './sections';
import {texts} from './texts';

const say = sayIn(texts);
const url = 'https://docs.acme.dev';

/** What is published for pages with these addresses. */
function publish(
  addresses: string[],
  sections: Section[],
  isListed: (address: string) => boolean = () => true,
) {
  const twins = addresses.map((address) => ({
    address,
    title: `Page [${address}]`,
    description: `What ${address} is.`,
    heading: `# Page [${address}]\n`,
    text: 'Text.\n',
  }));
  return twinFiles(twins, {url, baseUrl: '/', say}, sections, isListed);
}

test.describe('the index', {tag: '@14.2'}, () => {
  const sections = [
    {title: 'Start', pages: ['/a-first', '/'], isTopic: false},
    {title: 'Android', pages: ['/Android/b', '/Android/hidden', '/Android/c'], isTopic: true},
    {title: 'Nothing', pages: ['/hidden'], isTopic: true},
  ];
  const addresses = sections.flatMap(({pages}) => pages);
  const files = publish(addresses, sections, (address) => !address.includes('hidden'));

  test('has the summary of the landing page, and a list of twins and bundles for each section', () => {
    const [head, start, android, ...more] = (files.get('/llms.txt') ?? '').split('\n## ');
    expect(head).toMatch(/^# .+\n\n> .+\. What \/ is\.\n\n- Use version .+\n- .+\n- .+\n\n[^-]/);
    expect(start).toBe(
      `Start\n\n- [Page \\[/a-first\\]](${url}/a-first.md): What /a-first is.\n- [Page \\[/\\]](${url}/index.md): What / is.\n`,
    );
    expect(android).toContain(`(${url}/Android/c.md): What /Android/c is.\n`);
    expect(android).toContain(`](${url}/Android/llms-full.txt)`);
    expect(android).toContain(`](${url}/llms-full.txt)`);
    expect(more).toEqual([]);
  });

  test('and the bundles leave out unlisted pages, which still have a twin; each has the rules once', () => {
    expect([...files.keys()].sort()).toEqual(
      [
        ...['/Android/b.md', '/Android/c.md', '/Android/hidden.md', '/a-first.md', '/hidden.md'],
        ...['/index.md', '/llms.txt', '/llms-full.txt', '/Android/llms-full.txt'],
      ].sort(),
    );
    const [rules = ''] = /(?:^- .+\n){3}/m.exec(files.get('/Android/b.md') ?? '') ?? [];
    expect(rules).toContain('Use version');
    expect(rules).toContain(`This is for ${facts.android.name} only`);
    expect(files.get('/a-first.md')).toContain('Pick the platform first');
    const pages = ['/Android/b.md', '/Android/c.md'].map((name) =>
      files.get(name)?.replace(`\n${rules}`, ''),
    );
    expect(files.get('/Android/llms-full.txt')).toBe([rules, ...pages].join('\n---\n\n'));
    for (const name of ['/llms.txt', '/llms-full.txt']) {
      expect(files.get(name)).not.toContain('hidden');
    }
  });
});

test('a topic has a file of its own if no other topic is in its folder', {tag: '@14.2'}, () => {
  const files = publish(
    ['/a/b/c', '/a/b/d/e', '/x/y', '/x/z', '/v'],
    [
      {title: 'Deep', pages: ['/a/b/c', '/a/b/d/e'], isTopic: true},
      {title: 'One', pages: ['/x/y'], isTopic: true},
      {title: 'Other', pages: ['/x/z'], isTopic: true},
      {title: 'Root', pages: ['/v'], isTopic: true},
    ],
  );
  expect([...files.keys()].filter((name) => name.endsWith('-full.txt'))).toEqual([
    '/a/b/llms-full.txt',
    '/llms-full.txt',
  ]);
  expect(files.get('/llms.txt')?.match(/\w+ in one file/g)).toEqual([
    'Deep in one file',
    'Everything in one file',
  ]);
  expect(files.get('/llms-full.txt')?.match(/^# /gm)).toHaveLength(5);
});

test('sections are those of the latest version of the docs, and other docs have one of their own', () => {
  const doc = (id: string, base = '/') => ({id, permalink: base + id});
  const category = (label: string, link: string, ...items: object[]) => ({
    ...{type: 'category', label, items},
    link: {type: 'doc', id: link},
  });
  const sidebars = {
    docs: [
      {type: 'doc', id: 'start'},
      category(
        'Android',
        'android',
        {type: 'link', href: '/blog'},
        category('More', 'more', {type: 'ref', id: 'last'}),
      ),
      {type: 'doc', id: 'extra'},
    ],
  };
  const ids = ['android', 'aside', 'extra', 'last', 'more', 'start'];
  const content = {
    'docusaurus-plugin-content-docs': {
      community: {loadedVersions: [{isLast: true, docs: [doc('team', '/community/')]}]},
      default: {
        loadedVersions: [
          {isLast: false, docs: ids.map((id) => doc(id, '/next/')), sidebars},
          {isLast: true, docs: ids.map((id) => doc(id)), sidebars},
        ],
      },
    },
    'docusaurus-plugin-content-blog': {
      default: {blogPosts: [{metadata: {permalink: '/blog/a'}}]},
      news: {blogPosts: [{metadata: {permalink: '/news/b'}}]},
    },
    'docusaurus-plugin-content-pages': {default: [{permalink: '/page'}], none: null},
  } as unknown as AllContent;
  expect(sectionsOf(content, '/', say)).toEqual([
    {title: 'Start here', pages: ['/start', '/extra', '/aside', '/page'], isTopic: false},
    {title: 'Android', pages: ['/android', '/more', '/last'], isTopic: true},
    {title: 'community', pages: ['/community/team'], isTopic: true},
    {title: 'Optional', pages: ['/blog/a', '/news/b'], isTopic: false},
  ]);
  expect(sectionsOf({}, '/', say).flatMap(({pages}) => pages)).toEqual([]);
});
