import type {LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import allFaults from '.';

test(
  'the faults in the front matter of all pages stop a build together, with those of the texts',
  {tag: '@15.1'},
  () => {
    const siteDir = test.info().outputPath();
    const pages = {
      'docs/iOS/a.mdx':
        'title: A\nsidebar_lable: B\ndescripton: C\n---\n\n<Map />\n\n{{sdk.nmae}}\n\n---',
      'docs/_part.mdx': 'anything: A',
      'blog/a.md': 'title: {{sdk.nmae}}',
      'versioned_docs/version-1.0/a.mdx': 'title: A\ndraft: often',
      'i18n/fr/docusaurus-plugin-content-pages/a.md': 'authors: A',
      'i18n/de/docusaurus-plugin-content-pages/a.md': 'authors: A',
    };
    for (const [file, lines] of Object.entries(pages)) {
      fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
      fs.writeFileSync(path.join(siteDir, file), `---\n${lines}\n---\n`);
    }
    const plugin = allFaults({siteDir, i18n: {currentLocale: 'fr'}} as LoadContext);
    let message = '';
    try {
      void plugin.loadContent?.();
    } catch (error) {
      ({message} = error as Error);
    }
    expect(message.split('\n').sort()).toEqual([
      expect.stringMatching(/^blog\/a\.md:2:8 {2}unknown fact {{sdk\.nmae}} — did you mean/),
      expect.stringMatching(/^docs\/iOS\/a\.mdx:3:1 {2}.*"sidebar_lable".* — did you mean/),
      expect.stringMatching(
        /^docs\/iOS\/a\.mdx:4:1 {2}.*"descripton".* — did you mean description/,
      ),
      expect.stringMatching(/^docs\/iOS\/a\.mdx:7 {2}there is no <Map>/),
      expect.stringMatching(/^docs\/iOS\/a\.mdx:9:1 {2}unknown fact/),
      expect.stringMatching(/^i18n\/fr\/docusaurus-plugin-content-pages\/a\.md:2:1 {2}.*"authors"/),
      expect.stringMatching(/^versioned_docs\/version-1\.0\/a\.mdx:3:1 {2}.*"draft"/),
    ]);
  },
);
