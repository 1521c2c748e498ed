import {test as base} from '@playwright/test';
import {buildSite, type Site} from './build-site';

export interface SetupOptions {
  /** The site that a project builds for those that depend on it. */
  built: Site;
}

const test = base.extend<SetupOptions>({built: ['production', {option: true}]});

test('the site can be built', ({built}) => buildSite(built));
