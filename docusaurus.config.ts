// First, before anything that it covers is read.
import './lib/site-hash';
import type {Config} from '@docusaurus/types';
import {pageTemplate} from './plugins/bundle/page-template';
import {stopAt} from './lib/faults';
import {PUBLISHED} from './lib/files';
import {siteFaults} from './lib/site-address';
import {facts} from './product';
import {classicPreset, markdown} from './site/classic-preset';
import {plugins} from './site/plugins';
import {structuredData, themeConfig} from './site/theme-config';

stopAt(siteFaults());
const address = new URL(facts.site.url);

const config: Config = {
  title: facts.sdk.name,
  tagline: facts.provider.tagline,
  url: address.origin,
  baseUrl: `${address.pathname.replace(/\/$/, '')}/`,
  favicon: 'img/logo.svg',
  staticDirectories: ['static', PUBLISHED],
  // Files such as Android/install.html, which static hosts serve at /Android/install.
  trailingSlash: false,
  // The site draws its own banner: src/early/failure.ts.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  // Docusaurus knows no ids written as HTML: plugins/guards/page-faults.ts warns of anchors.
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {direction: 'ltr', calendar: 'gregory'}},
  },
  // Specification 5.1: no suffix to the keys, which `v4` would add.
  storage: {type: 'localStorage', namespace: false},
  future: {
    // Including Rspack and SWC.
    v4: true,
    faster: {
      // SWC omits end tags, and the simple parsers of some agents then lose the text of a page with a table.
      swcHtmlMinimizer: false,
      // The server would take compiled Markdown from the browser's bundle, which has no plain docs (plugins/doc-text).
      mdxCrossCompilerCache: false,
    },
  },
  markdown,
  presets: [['classic', classicPreset]],
  plugins,
  headTags: [structuredData],
  ssrTemplate: pageTemplate,
  clientModules: [
    './src/client-modules/elements.ts',
    './src/client-modules/foreign-changes.ts',
    './src/client-modules/page-change.ts',
    './src/client-modules/progress.ts',
    './src/client-modules/reveal-anchor.ts',
    './src/client-modules/scroll-into-sight.ts',
    './src/figures/connect-figures.ts',
  ],
  themeConfig,
  // All that components need of product/identity.ts: an import would put the whole of it into their scripts.
  customFields: {repository: facts.repository, support: facts.support},
};

export default config;
