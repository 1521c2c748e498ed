import type {DocusaurusConfig, Props} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {readNeeds, type NeedsAndProblems} from '../../finish/policy/read-needs';
import {readText, type PageText} from '../../output/search-index/read-text';
import {readCard, type PageCard} from '../../output/social-cards/read-card';
import {parseHtml} from './parse-html';
import {filesIn, pageAddress} from '../../../lib/published-files';
import {readReferences, type References} from './read-references';

/** What plugins read out of a built page; its tree, which is many times larger, is not kept. */
export interface BuiltPage extends References {
  card: PageCard;
  needs: NeedsAndProblems;
  /** Undefined where there is no article. */
  text: PageText | undefined;
}

/** By the routes of a build, which are another object in each. */
const pagesOfBuild = new WeakMap<Props['routes'], ReadonlyMap<string, BuiltPage>>();

/**
 * The pages of a built site by their addresses; each is parsed once in a build, for the first plugin
 * that asks, so that none may ask before the pages are finished.
 */
export function readBuiltPages(
  build: Pick<Props, 'outDir' | 'baseUrl' | 'routes' | 'siteConfig'>,
): ReadonlyMap<string, BuiltPage> {
  const {outDir, baseUrl, routes, siteConfig} = build;
  const pages =
    pagesOfBuild.get(routes) ??
    new Map(
      filesIn(outDir)
        .filter((file) => file.endsWith('.html'))
        .map((file) => {
          const html = fs.readFileSync(path.join(outDir, file), 'utf8');
          return [pageAddress(baseUrl + file), readBuiltPage(html, siteConfig)] as const;
        }),
    );
  pagesOfBuild.set(routes, pages);
  return pages;
}

function readBuiltPage(html: string, config: DocusaurusConfig): BuiltPage {
  const page = parseHtml(html);
  return {
    ...readReferences(page),
    card: readCard(page, config),
    needs: readNeeds(page, config.url),
    text: readText(page),
  };
}
