import type {Config} from '@docusaurus/types';
import brandFiles from './plugins/brand-files';
import builtPages from './plugins/built-pages';
import cacheVersion from './plugins/cache-version';
import clientConfig from './plugins/client-config';
import contentSecurityPolicy from './plugins/content-security-policy';
import desktopBreakpoint from './plugins/desktop-breakpoint';
import exampleValues from './plugins/example-values';
import failedNavigation from './plugins/failed-navigation';
import frameworkChunk from './plugins/framework-chunk';
import gitHistory from './plugins/git-history';
import inlineStyles from './plugins/inline-styles';
import markdownTwins from './plugins/markdown-twins';
import pageChunks from './plugins/page-chunks';
import {pageTemplate} from './plugins/page-chunks/page-template';
import portablePages from './plugins/portable-pages';
import publicAddresses from './plugins/public-addresses';
import robotsTxt from './plugins/robots-txt';
import sampleFiles from './plugins/sample-files';
import searchIndex from './plugins/search-index';
import socialCards from './plugins/social-cards';
import storedColorMode from './plugins/stored-color-mode';
import themeColor from './plugins/theme-color';
import withoutPrism from './plugins/without-prism';
import {facts} from './product';
import {blog} from './site/blog';
import {classicPreset} from './site/classic-preset';
import {future, storage} from './site/future';
import {markdown} from './site/markdown';
import {themeConfig} from './site/theme-config';

const config: Config = {
  title: facts.sdk.name,
  tagline: facts.provider.tagline,
  url: facts.site.url,
  baseUrl: '/',
  favicon: 'img/logo.svg',
  // Files such as Android/install.html, which static hosts serve at /Android/install.
  trailingSlash: false,
  // The site draws its own banner: src/components/BaseUrlBanner.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {direction: 'ltr', calendar: 'gregory'}},
  },
  storage,
  future,
  markdown,
  presets: [require.resolve('./plugins/navbar-position'), ['classic', classicPreset]],
  plugins: [
    [require.resolve('./plugins/blog-feeds'), blog],
    brandFiles,
    cacheVersion,
    clientConfig,
    desktopBreakpoint,
    exampleValues,
    failedNavigation,
    frameworkChunk,
    gitHistory,
    inlineStyles,
    // After the plugin that puts the styles into the pages.
    contentSecurityPolicy,
    builtPages,
    publicAddresses,
    markdownTwins,
    pageChunks,
    portablePages,
    robotsTxt,
    sampleFiles,
    searchIndex,
    socialCards,
    storedColorMode,
    themeColor,
    withoutPrism,
  ],
  ssrTemplate: pageTemplate,
  clientModules: ['./src/client-modules/chunk-failure.tsx'],
  themeConfig,
  customFields: {repository: facts.repository},
};

export default config;
