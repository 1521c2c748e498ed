import type {Config} from '@docusaurus/types';
import announcementBar from '../plugins/announcement-bar';
import brandFiles from '../plugins/brand-files';
import builtPages from '../plugins/built-pages';
import cacheVersion from '../plugins/cache-version';
import clientConfig from '../plugins/client-config';
import compileHints from '../plugins/compile-hints';
import contractLanguage from '../plugins/contract-tables/language';
import contentSecurityPolicy from '../plugins/content-security-policy';
import desktopBreakpoint from '../plugins/desktop-breakpoint';
import docsChunk from '../plugins/docs-chunk';
import earlySidebar from '../plugins/early-sidebar';
import exampleValues from '../plugins/example-values';
import frameworkChunk from '../plugins/framework-chunk';
import gitHistory from '../plugins/git-history';
import inlineScripts from '../plugins/inline-scripts';
import inlineStyles from '../plugins/inline-styles';
import lazyPages from '../plugins/lazy-pages';
import lightningCss from '../plugins/lightning-css';
import lightHead from '../plugins/light-head';
import lightPackages from '../plugins/light-packages';
import lightTranslations from '../plugins/light-translations';
import markdownTwins from '../plugins/markdown-twins';
import navbarItemTypes from '../plugins/navbar-item-types';
import pageChunks from '../plugins/page-chunks';
import partialHydration from '../plugins/partial-hydration';
import portablePages from '../plugins/portable-pages';
import preview from '../plugins/preview';
import publicAddresses from '../plugins/public-addresses';
import redirectsFile from '../plugins/redirects-file';
import repeatableNames from '../plugins/repeatable-names';
import robotsTxt from '../plugins/robots-txt';
import sampleFiles from '../plugins/sample-files';
import searchIndex from '../plugins/search-index';
import serverOnly from '../plugins/server-only';
import shortClassNames from '../plugins/short-class-names';
import shortTasks from '../plugins/short-tasks';
import socialCards from '../plugins/social-cards';
import steadyPages from '../plugins/steady-pages';
import storedColorMode from '../plugins/stored-color-mode';
import themeColor from '../plugins/theme-color';
import unusedComponents from '../plugins/unused-components';
import withoutPrism from '../plugins/without-prism';
import {blog} from './blog';

/** What happens while the site is built, beside the classic preset; each plugin says why it is there. */
export const plugins: Config['plugins'] = [
  // What stands on pages, and what is published beside them.
  [require.resolve('../plugins/blog-feeds'), blog],
  brandFiles,
  contractLanguage,
  exampleValues,
  gitHistory,
  markdownTwins,
  redirectsFile,
  robotsTxt,
  sampleFiles,
  themeColor,

  // What upstream does otherwise.
  announcementBar,
  cacheVersion,
  desktopBreakpoint,
  earlySidebar,
  portablePages,
  repeatableNames,
  steadyPages,
  storedColorMode,
  preview,
  lazyPages,

  // What makes pages light.
  clientConfig,
  compileHints,
  docsChunk,
  frameworkChunk,
  lightHead,
  lightPackages,
  lightTranslations,
  lightningCss,
  navbarItemTypes,
  // Its loader takes the registry as that of pageChunks leaves it: the last one is asked first.
  partialHydration,
  pageChunks,
  serverOnly,
  shortClassNames,
  shortTasks,
  unusedComponents,
  withoutPrism,

  // What finishes the pages, one after the other, and then reads them.
  inlineScripts,
  inlineStyles,
  contentSecurityPolicy,
  builtPages,
  publicAddresses,
  searchIndex,
  socialCards,
];
