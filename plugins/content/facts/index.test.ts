import {expect, test} from '@playwright/test';
import path from 'node:path';
import {facts} from '../../../product';
import {expandFacts} from '.';

const filePath = path.resolve('docs/page.mdx');

test('a fact is expanded in prose, links and code, and lines stay where they are', () => {
  const fileContent =
    'The {{sdk.name}}.\n\n[Site]({{provider.website}})\n\n`{{ flutter.package }}`\n';
  expect(expandFacts({fileContent, filePath})).toBe(
    `The ${facts.sdk.name}.\n\n[Site](${facts.provider.website})\n\n\`${facts.flutter.package}\`\n`,
  );
});

test('braces around anything but a dotted name are left alone', () => {
  const fileContent = "<p style={{color: 'red'}}>{{}} { {sdk.name} }</p><X style={{color}} />";
  expect(expandFacts({fileContent, filePath})).toBe(fileContent);
});

test('a backslash shows the reference itself, known or not', () => {
  const fileContent = '`\\{{sdk.name}}` `\\{{sdk.nmae}}`';
  expect(expandFacts({fileContent, filePath})).toBe('`{{sdk.name}}` `{{sdk.nmae}}`');
});

test(
  'an unknown fact fails with file, line, column and the nearest known name',
  {tag: '@15.2'},
  () => {
    expect(() => expandFacts({fileContent: 'One\n\nThe {{sdk.nmae}}', filePath})).toThrow(
      /^docs\/page\.mdx:3:5 {2}unknown fact \{\{sdk\.nmae\}\} — did you mean \{\{sdk\.name\}\}\?/,
    );
  },
);

test('all unknown facts of a text are named at once', {tag: '@15.2'}, () => {
  expect(() => expandFacts({fileContent: '{{sdk.nmae}}\n{{skd.name}}', filePath})).toThrow(
    /:1:1 {2}unknown fact {{sdk\.nmae}} — .*\n.*:2:1 {2}unknown fact {{skd\.name}} — /,
  );
});

test('what a CI service expands is left alone, as in ${{ secrets.KEY }}', () => {
  const fileContent = 'key: ${{ secrets.KEY }}';
  expect(expandFacts({fileContent, filePath})).toBe(fileContent);
});
