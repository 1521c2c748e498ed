import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {platformIds, tabValueOf} from '../../product/find-platform';

const styles = fs.readFileSync(path.join(__dirname, 'styles.module.css'), 'utf8');

test('what is said of one platform is hidden, and shown to its readers', {tag: '@10.2'}, () => {
  for (const name of platformIds.map(tabValueOf)) {
    expect(styles).toMatch(new RegExp(`^\\.${name}\\b[^{]*\\{\\s*display: none`, 'm'));
    expect(styles).toContain(`[data-platform='${name}'] .${name}`);
  }
});
