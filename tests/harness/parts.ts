import type {Page} from '@playwright/test';

// Parts of a page that several tests look at.

export const title = (page: Page) => page.getByRole('heading', {level: 1});

export const section = (page: Page, name: string) => page.getByRole('heading', {name, exact: true});

export const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/** The one after the logo. */
export const docsItem = (page: Page) =>
  navbar(page).locator('.navbar__items').getByRole('link').nth(1);

export const websiteItem = (page: Page) =>
  navbar(page)
    .getByRole('link')
    .filter({hasText: /^Website$/});

export const searchButton = (page: Page) => navbar(page).getByRole('button', {name: 'Search'});

export const modeSwitch = (page: Page) =>
  page.getByRole('button', {name: /Switch between dark and light mode/});

/** The figure that replays what the SDK reports, and the button that opens its player. */
export const replay = (page: Page) => page.locator('figure:has(> figcaption > [data-replay])');

export const replayOpener = (page: Page) =>
  replay(page).locator('> figcaption').getByRole('button');

export const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

export const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

export const backButton = (page: Page) => page.getByRole('button', {name: 'Back to main menu'});

export const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

export const category = (page: Page, name: string) =>
  sidebar(page).getByRole('button', {name, exact: true});

export const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});

/** On mobile, the table of contents is behind it. */
export const contentsButton = (page: Page) => page.getByRole('button', {name: 'On this page'});

export const switcher = (page: Page) => page.getByRole('navigation', {name: 'Platform'});

export const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});

export const skipLink = (page: Page) => page.getByRole('link', {name: 'Skip to main content'});

export const announcement = (page: Page) => page.getByRole('region', {name: /Announcement/});
