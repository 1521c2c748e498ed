import type {Config} from '@docusaurus/types';
import brandFiles from './plugins/brand-files';
import cacheVersion from './plugins/cache-version';
import clientConfig from './plugins/client-config';
import desktopBreakpoint from './plugins/desktop-breakpoint';
import exampleValues from './plugins/example-values';
import frameworkChunk from './plugins/framework-chunk';
import inlineStyles from './plugins/inline-styles';
import pageChunks from './plugins/page-chunks';
import {pageTemplate} from './plugins/page-chunks/page-template';
import portablePages from './plugins/portable-pages';
import sampleFiles from './plugins/sample-files';
import {facts} from './product';
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
    brandFiles,
    cacheVersion,
    clientConfig,
    desktopBreakpoint,
    exampleValues,
    frameworkChunk,
    inlineStyles,
    pageChunks,
    portablePages,
    sampleFiles,
  ],
  ssrTemplate: pageTemplate,
  clientModules: ['./src/client-modules/chunk-failure.tsx'],
  themeConfig,
};

export default config;
