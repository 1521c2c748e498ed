import type {Config} from '@docusaurus/types';
import announcementBar from '../plugins/content/announcement-translation';
import brandFiles from '../plugins/output/icons';
import builtPages from '../plugins/guards/page-faults';
import cacheVersion from '../plugins/bundle/cache-version';
import clientConfig from '../plugins/bundle/client-config';
import compileHints from '../plugins/bundle/compile-hints';
import contractLanguage from '../plugins/content/contract/language';
import contentSecurityPolicy from '../plugins/finish/policy';
import desktopBreakpoint from '../plugins/bundle/desktop-breakpoint';
import docsChunk from '../plugins/bundle/docs-chunk';
import earlySidebar from '../plugins/bundle/early-sidebar';
import exampleValues from '../plugins/guards/example-values';
import frameworkChunk from '../plugins/bundle/framework-chunk';
import gitHistory from '../plugins/guards/git-history';
import inlineScripts from '../plugins/finish/scripts';
import inlineStyles from '../plugins/finish/styles';
import lazyPages from '../plugins/preview/lazy-pages';
import lightningCss from '../plugins/bundle/lightning-css';
import lightHead from '../plugins/bundle/light-head';
import lightPackages from '../plugins/bundle/light-packages';
import lightTranslations from '../plugins/bundle/light-translations';
import markdownTwins from '../plugins/output/markdown-twins';
import navbarItemTypes from '../plugins/bundle/navbar-item-types';
import pageChunks from '../plugins/bundle/page-chunks';
import partialHydration from '../plugins/doc-text';
import portablePages from '../plugins/bundle/portable-pages';
import preview from '../plugins/preview';
import publicAddresses from '../plugins/guards/public-addresses';
import redirectsFile from '../plugins/output/redirects-file';
import repeatableNames from '../plugins/bundle/repeatable-names';
import robotsTxt from '../plugins/output/robots-txt';
import sampleFiles from '../plugins/output/sample-files';
import searchIndex from '../plugins/output/search-index';
import serverOnly from '../plugins/bundle/server-only';
import shortClassNames from '../plugins/bundle/short-class-names';
import shortTasks from '../plugins/bundle/short-tasks';
import socialCards from '../plugins/output/social-cards';
import steadyPages from '../plugins/bundle/steady-pages';
import storedColorMode from '../plugins/output/stored-color-mode';
import themeColor from '../plugins/output/theme-color';
import unusedComponents from '../plugins/bundle/unused-components';
import withoutPrism from '../plugins/bundle/without-prism';
import {blog} from './blog';
import {redirects} from './redirects';

/** What happens while the site is built, beside the classic preset; each plugin says why it is there. */
export const plugins: Config['plugins'] = [
  // What stands on pages, and what is published beside them.
  [require.resolve('../plugins/output/feeds'), blog],
  brandFiles,
  contractLanguage,
  exampleValues,
  gitHistory,
  redirectsFile(redirects),
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
  // Before builtPages, which finds the links to them.
  markdownTwins,
  builtPages,
  publicAddresses(redirects),
  searchIndex,
  socialCards,
];
