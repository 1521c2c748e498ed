/** A change to a file that isn't ours: a debt, so it says why it exists and when it can go. */
export interface Patch {
  name: string;
  /** Its package's name, and its path there. */
  file: string;
  /** What the file contains exactly once, and what is there instead. */
  before: string;
  after: string;
  why: string;
  canGo: string;
}

/** Every change to Docusaurus' own files, based on 3.10.2. A patch that blocks an update can be deleted. */
export const patches: readonly Patch[] = [
  {
    name: 'desktop-from-996',
    file: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    // The code below it requires a width greater than the constant.
    before: 'const DesktopBreakpoint = 996;',
    after: 'const DesktopBreakpoint = 995;',
    why: 'Desktop begins at a width of 996 px (specification 3.18); Docusaurus begins at 997. The style sheets are changed by plugins/bundle/style-sheets.ts.',
    canGo: 'when the breakpoint is an option',
  },
  {
    name: 'navigation-failure',
    file: '@docusaurus/core/lib/client/PendingNavigation.js',
    before: 'window.location.reload();',
    after:
      "this.routeUpdateCleanupCb(); window.dispatchEvent(new CustomEvent('navigationfailure', { detail: e }));",
    why: 'When the files of a page fail to load, Docusaurus reloads at once, which takes the page away from a reader without a connection. The event has src/early/failure.ts show the error and "Retry" (specification 6.2). The call before it ends what the navigation has begun, such as the timer of the progress bar.',
    canGo: 'when Docusaurus reports a failed navigation',
  },
  {
    name: 'navigation-from-shown-page',
    file: '@docusaurus/core/lib/client/PendingNavigation.js',
    before: 'this.previousLocation = this.props.location;',
    after:
      'this.routeUpdateCleanupCb(); if (this.state.nextRouteHasLoaded) this.previousLocation = this.props.location;',
    why: 'If the reader follows a second link while a page is loading, Docusaurus takes the page that was never shown for the one before: nothing hears that another page is shown, and the timer of the progress bar goes on.',
    canGo: 'when Docusaurus ends a navigation that another one replaces',
  },
  {
    name: 'latest-navigation',
    file: '@docusaurus/core/lib/client/PendingNavigation.js',
    before: 'preload(nextLocation.pathname)',
    after:
      'preload(nextLocation.pathname).finally(() => nextLocation === this.props.location || new Promise(() => {}))',
    why: 'Docusaurus shows the page of the last link once any page has arrived: empty, and at its top rather than at its anchor (specification 4.3).',
    canGo: 'when Docusaurus waits for the page that it shows',
  },
  {
    name: 'scroll-until-navigation',
    file: '@docusaurus/theme-common/lib/utils/scrollUtils.js',
    before: '    rafRecursion();',
    after:
      "    rafRecursion(); window.addEventListener('navigationstart', () => cancelAnimationFrame(raf), { once: true });",
    why: 'The button "Scroll back to top" goes on scrolling when the reader has followed a link, away from its anchor (specification 4.3).',
    canGo: 'when Docusaurus ends a scroll with a navigation, or leaves it to the browser',
  },
  {
    name: 'prefetch-pages',
    file: '@docusaurus/core/lib/client/docusaurus.js',
    before: '    prefetch,\n    preload,',
    after:
      "    prefetch: (link) => prefetch(link.replace(/(?<=.)[?#].*/, '')), preload: (link) => preload(link.replace(/(?<=.)[?#].*/, '')),",
    why: 'Docusaurus finds no page, and so nothing to prefetch, for a link with an anchor or a query (specification 4.5).',
    canGo: 'when Docusaurus leaves them out itself',
  },
  {
    name: 'british-dates',
    file: '@docusaurus/theme-common/lib/utils/IntlUtils.js',
    before: 'new Intl.DateTimeFormat(currentLocale,',
    after: "new Intl.DateTimeFormat(currentLocale === 'en' ? 'en-GB' : currentLocale,",
    why: 'Dates are British, as the prose is: 27 November 2026. The locale is `en` (specification 1.6), which Docusaurus formats the American way.',
    canGo: 'when the locale of dates is an option',
  },
];
