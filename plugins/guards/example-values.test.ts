import {expect, test} from '@playwright/test';
import {exampleFacts} from './example-values';

test('addresses, scopes and packages that are reserved for examples are found', () => {
  const tree = {
    site: 'https://guide.example.org',
    android: {package: 'com.example.app'},
    npm: '@example/sdk',
    name: 'An example',
    real: 'https://docs.lamps.dev',
  };
  expect(exampleFacts(tree)).toEqual(['site', 'android.package', 'npm']);
});
