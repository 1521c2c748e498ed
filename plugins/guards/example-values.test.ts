import {expect, test} from '@playwright/test';
import {buildSite} from '../../tests/harness/build-site';
import {exampleFacts} from './example-values';

test('addresses, scopes and packages that are reserved for examples are found', () => {
  const tree = {
    site: 'https://guide.example.org',
    android: {package: 'com.example.parcel'},
    npm: '@example/sdk',
    name: 'An example',
    real: 'https://docs.courier.dev',
  };
  expect(exampleFacts(tree)).toEqual(['site', 'android.package', 'npm']);
});

test('a production build that still has example values says so in one line', async () => {
  const {output} = await buildSite('production');
  expect(output).toMatch(
    /^\[WARNING\] product\/ still has example values — .*provider\.website.*$/m,
  );
});
