import {expect, test} from '@playwright/test';
import pendingNavigationLoader from './pending-navigation-loader.cjs';

const IMPORT = "import { Route } from 'react-router-dom';";
const RELOAD = 'window.location.reload();';

test('an application that no longer has its route or its reload stops the build', () => {
  expect(pendingNavigationLoader(IMPORT + RELOAD)).not.toMatch(/router-dom|reload/);
  for (const source of [IMPORT, RELOAD, IMPORT + RELOAD + RELOAD]) {
    expect(() => pendingNavigationLoader(source)).toThrow('adapt plugins/bundle/steady-pages');
  }
});
