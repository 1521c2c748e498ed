import type {Config} from '@docusaurus/types';
import path from 'node:path';
import bundlerCache from '../plugins/bundle/bundler-cache';
import earlyScripts from '../plugins/bundle/early-scripts';
import scripts from '../plugins/bundle/scripts';
import styleSheets from '../plugins/bundle/style-sheets';
import unusedCode from '../plugins/bundle/unused-code';
import allFaults from '../plugins/content/all-faults';
import contentFiles from '../plugins/content/content-files';
import replay from '../plugins/content/replay';
import siteTexts from '../plugins/content/site-texts';
import contractLanguage from '../plugins/contract/language';
import docText from '../plugins/doc-text';
import finish from '../plugins/finish';
import {publishedEarly} from '../plugins/finish/output';
import {pageFaults} from '../plugins/guards/page-faults';
import {publicAddresses} from '../plugins/guards/public-addresses';
import redirectGuard from '../plugins/guards/redirects';
import {staticFiles} from '../plugins/guards/static-files';
import warnings from '../plugins/guards/warnings';
import {agentSkills} from '../plugins/output/agent-skills';
import {articles} from '../plugins/output/articles';
import {contractJson} from '../plugins/output/contract-json';
import {feeds} from '../plugins/output/feeds';
import {hostFiles} from '../plugins/output/host-files';
import {iconLinks, icons} from '../plugins/output/icons';
import {sampleFiles} from '../plugins/output/sample-files';
import {socialCards} from '../plugins/output/social-cards';
import patches from '../plugins/patches';
import docTextRegistry from '../plugins/patches/registry-with-texts';
import preview from '../plugins/preview';
import {feedTexts} from './classic-preset';
import {redirects} from './redirects';

/** What finishes the pages: what is published beside them, then what is made from all of them or checked in them. */
const finishing = finish(
  [agentSkills(path.join(__dirname, 'agent-skill.md')), contractJson, hostFiles(redirects)],
  [
    articles(redirects, path.join(__dirname, 'search-words.yml'), feeds('blog', feedTexts)),
    socialCards,
    pageFaults(redirects),
    staticFiles,
    publicAddresses(redirects),
  ],
);

/** What happens during a build, besides the classic preset; each plugin says why it exists. */
export const plugins: Config['plugins'] = [
  // What Markdown can say.
  allFaults,
  contentFiles,
  contractLanguage,
  siteTexts,

  // How the application is assembled.
  patches,
  docText,
  docTextRegistry,
  bundlerCache,
  earlyScripts,
  scripts,
  styleSheets,
  unusedCode,
  preview,

  // What is published alongside the pages.
  publishedEarly([icons, sampleFiles]),
  iconLinks,
  replay,
  redirectGuard(redirects),
  ['@docusaurus/plugin-client-redirects', {redirects}],

  finishing,
  warnings,
];
