import {expect, test} from '@playwright/test';
import fs from 'node:fs/promises';
import path from 'node:path';
import {checkHeadings} from './check-headings';

test('a peer and its page are named where the page or a heading is missing', async () => {
  const [twins, output] = [test.info().outputPath('twins'), test.info().outputPath('output')];
  await fs.mkdir(twins, {recursive: true});
  await fs.mkdir(path.join(output, 'copies/0'), {recursive: true});
  await fs.writeFile(path.join(twins, 'a.md'), '# Start\n\n## Stop\n');
  const check = (doc: string) => checkHeadings('starlight', [doc], twins, output);
  await expect(check('a.md')).rejects.toThrow('starlight has made no page of a.md');

  await fs.writeFile(path.join(output, 'copies/0/a.html'), '<h1>Start</h1>');
  await expect(check('copies/0/a.md')).rejects.toThrow(
    'starlight has left headings out of copies/0/a.html: Stop',
  );

  await fs.writeFile(path.join(output, 'copies/0/a.html'), '<h1>Start</h1><h2>Stop</h2>');
  await expect(check('copies/0/a.md')).resolves.toBeUndefined();
});
