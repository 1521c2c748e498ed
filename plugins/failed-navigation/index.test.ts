import {expect, test} from '@playwright/test';
import pendingNavigationLoader from './pending-navigation-loader.cjs';

test('an application that no longer reloads where it did stops the build', () => {
  expect(pendingNavigationLoader('a(); window.location.reload(); b();')).not.toContain('reload');
  expect(() => pendingNavigationLoader('a();')).toThrow('adapt plugins/failed-navigation');
});
