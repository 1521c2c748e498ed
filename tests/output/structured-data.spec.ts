import {expect, test} from '@playwright/test';
import {builtFolder} from '../harness/build-site';
import {readHead} from '../harness/read-head';

test('no text ends the script that contains it', {tag: '@14.6'}, async () => {
  const {structuredData: data} = await readHead(await builtFolder('kitchen'), '/blog/hostile');
  expect(data).toEqual([
    expect.objectContaining({headline: 'A </script><!-- <script> title'}),
    expect.objectContaining({'@type': 'WebSite'}),
  ]);
});
