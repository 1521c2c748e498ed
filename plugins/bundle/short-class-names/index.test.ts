import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../../tests/harness/build-site';
import {shorten} from '.';

test('a configuration without the long names stops the build', () => {
  const css = {
    loader: 'css',
    options: {modules: {localIdentName: '[local]_[contenthash:base64:4]'}},
  };
  const config = {module: {rules: [{use: [css]}]}};
  shorten(config);
  expect(css.options.modules.localIdentName).toBe('_[contenthash:base64:5]');
  expect(() => shorten(config)).toThrow('no longer has localIdentName');
});

test('classes of CSS modules have no names of their own in a page', async () => {
  const {folder} = await buildSite('production');
  const html = fs.readFileSync(path.join(folder, 'Android/using.html'), 'utf8');
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) =>
    (names ?? '').split(' '),
  );
  expect(classes.filter((name) => /^_[\w-]{5,}$/.test(name))).not.toEqual([]);
  expect(classes.filter((name) => /^[a-z]\w*[^_]_(?!_)[\w-]{4}$/i.test(name))).toEqual([]);
});
