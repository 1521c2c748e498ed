import {expandFacts} from '../plugins/content/facts';
import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {windowsText} from '../tests/harness/windows-text';
import {readSourceFiles} from './source-files';

test('a copy of the project without Git is read, except for what .gitignore names', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'source-files-'));
  const files = {'.gitignore': '/build/\n', 'docs/b.md': 'B', 'a.md': 'A', '.vscode/c.json': '{}'};
  const ignored = {'build/d.html': 'D', 'node_modules/e/e.js': 'E', 'static/f.png': 'F'};
  for (const [name, text] of Object.entries({...files, ...ignored})) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  const found = readSourceFiles(folder).map(({filePath, text}) => [filePath, text]);
  fs.rmSync(folder, {recursive: true});
  expect(found).toEqual(Object.entries(files).sort());
});

test('a file saved by a Windows editor is read like any other, whether page or sample', () => {
  const files = readSourceFiles().filter(({filePath}) => /^(docs|blog|samples)\//.test(filePath));
  expect(files.length).toBeGreaterThan(30);
  for (const {filePath: name, text} of files.filter((file) =>
    /\.(mdx?|kt|swift|dart)$/.test(file.filePath),
  )) {
    expect(expandFacts({fileContent: windowsText(text), filePath: name}), name).toBe(
      expandFacts({fileContent: text, filePath: name}),
    );
  }
});
