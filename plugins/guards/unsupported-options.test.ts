import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {unsupportedOptions} from './unsupported-options';

for (const [what, options, problems] of [
  ['nothing but what the site has', {}, []],
  ['diagrams that are drawn in the browser', {markdown: {mermaid: true}}, ['markdown.mermaid']],
  ['another search', {themeConfig: {algolia: {}}}, ['themeConfig.algolia']],
] as const) {
  test(`a config with ${what} has ${problems.length} faults`, {tag: '@13.3'}, () => {
    const config = {markdown: {mermaid: false}, themeConfig: {}, ...options};
    const lines = unsupportedOptions(config as unknown as DocusaurusConfig);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(problems);
  });
}
