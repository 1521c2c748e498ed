import {rspack} from '@docusaurus/faster';
import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import scripts from './scripts';

test(
  'a module that imports what another does not export stops the build',
  {tag: '@15.1'},
  async () => {
    const context = test.info().outputPath();
    fs.mkdirSync(context, {recursive: true});
    fs.writeFileSync(path.join(context, 'a.js'), "import {b} from './b.js'; b();");
    fs.writeFileSync(path.join(context, 'b.js'), 'export const a = 1;');
    const onServer = scripts().configureWebpack as (
      before: object,
      isServer: boolean,
      utils: object,
    ) => object;
    const compiler = rspack({
      ...{context, entry: './a.js', output: {path: context}},
      ...onServer({}, true, {currentBundler: {}}),
    });
    const told = await new Promise((resolve) =>
      compiler.run((_, stats) => resolve(stats?.toJson({all: false, errors: true}).errors)),
    );
    expect(told).toMatchObject([{message: expect.stringContaining("export 'b'")}]);
  },
);
