import {test as base} from '@playwright/test';
import {builtFolder} from './build-site';

export interface SetupOptions {
  /** The site that a project builds for those that depend on it. */
  built: string;
}

const test = base.extend<SetupOptions>({built: ['production', {option: true}]});

test('the site can be built', async ({built}) => {
  await builtFolder(built);
});
