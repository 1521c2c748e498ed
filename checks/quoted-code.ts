import {escapeRegexp} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';
import {SAMPLE} from '../plugins/content/samples';
import {declaredIn} from '../plugins/content/sdk-names';
import {contractOn} from '../plugins/contract/model';
import {platformIds} from '../product/find-platform';
import {modules} from '../product/packages';
import {perPage} from './page';

/** What apps are written in, as fences have it. */
const LANGUAGE = /^(?:dart|java|javascript|jsx?|kotlin|kt|swift|tsx?|typescript)$/;

const types = platformIds.flatMap((platform) => contractOn(platform).types.map(({name}) => name));
const named = Object.values(modules).filter(Boolean).map(escapeRegexp).join('|');

/** An import of the SDK, or a name of several words, which other code doesn't have by chance. */
const USE = new RegExp(
  `^\\s*(?:import|\\} from)\\b.*["'\\s](?:${named})\\b|\\b[A-Z]\\w+[A-Z]\\w+`,
  'gm',
);

/** In a doc, code that uses the SDK is quoted from a sample, which is checked. A post has what was right in its day. */
export const quotedCode = perPage(({filePath, tree}, report) => {
  visit(tree, 'code', (node) => {
    const {lang, meta, value} = node;
    if (!filePath.startsWith('docs/') || SAMPLE.test(meta ?? '') || !LANGUAGE.test(lang ?? '')) {
      return;
    }
    const used = value.match(USE)?.find((use) => !/^\w+$/.test(use) || types.includes(use));
    if (used && !declaredIn(value).has(used)) {
      const mend = 'quote it from a file in samples/, which the checks read';
      report(node, `"${used.trim()}" is code that uses the SDK`, mend);
    }
  });
});
