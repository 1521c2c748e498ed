import type {Config} from '@docusaurus/types';
import {pageTemplate} from './plugins/bundle/late-scripts/page-template';
import {publishedDirectory} from './lib/files';
import {facts} from './product';
import {classicPreset} from './site/classic-preset';
import {future, storage} from './site/future';
import {markdown} from './site/markdown';
import {plugins} from './site/plugins';
import {themeConfig} from './site/theme-config';

const config: Config = {
  title: facts.sdk.name,
  tagline: facts.provider.tagline,
  url: facts.site.url,
  baseUrl: '/',
  favicon: 'img/logo.svg',
  staticDirectories: ['static', publishedDirectory],
  // Files such as Android/install.html, which static hosts serve at /Android/install.
  trailingSlash: false,
  // The site draws its own banner: src/early/base-url-banner.js.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {direction: 'ltr', calendar: 'gregory'}},
  },
  storage,
  future,
  markdown,
  presets: [[require.resolve('./plugins/preset'), classicPreset]],
  plugins,
  ssrTemplate: pageTemplate,
  clientModules: [
    './src/client-modules/chunk-failure.tsx',
    './src/client-modules/elements.ts',
    './src/client-modules/foreign-changes.ts',
    './src/client-modules/head-in-background.ts',
    './src/client-modules/press-with-space.ts',
    './src/client-modules/print-in-light.ts',
    './src/client-modules/reveal-anchor.ts',
  ],
  themeConfig,
  customFields: {repository: facts.repository},
};

export default config;
