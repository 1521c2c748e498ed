import {escapeRegexp} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';
import {SAMPLE} from '../plugins/content/samples';
import {declaredIn, namesOn} from '../plugins/content/sdk-names';
import {platformIds} from '../product/find-platform';
import {modules} from '../product/packages';
import {perPage} from './page';

/** What apps are written in, as fences have it. */
const LANGUAGE = /^(?:dart|java|javascript|jsx?|kotlin|kt|swift|tsx?|typescript)$/;

const sdk = Object.values(modules).filter(Boolean).map(escapeRegexp).join('|');

const IMPORT = new RegExp(`^\\s*(?:import|\\} from)\\b.*(?<![\\w-])(?:${sdk})(?![\\w-]).*`, 'm');

/** A type's name that other code doesn't have by chance: it has several words. */
const TYPE = /\b[A-Z]+[a-z\d]+[A-Z]\w*/g;

const isOfSdk = (name: string) =>
  platformIds.some((platform) =>
    namesOn(platform)
      .get(name)
      ?.some(({kind}) => kind === 'type'),
  );

/**
 * In a doc, code that uses the SDK is quoted from a sample, which is checked (specification 15.3). A post or an earlier
 * version has what was right in its day.
 */
export const quotedCode = perPage(({filePath, tree}, report) => {
  visit(tree, 'code', (node) => {
    const {lang, meta, value} = node;
    if (!filePath.startsWith('docs/') || SAMPLE.test(meta ?? '') || !LANGUAGE.test(lang ?? '')) {
      return;
    }
    const declared = declaredIn(value);
    const used = value.match(TYPE)?.find((name) => isOfSdk(name) && !declared.has(name));
    const found = IMPORT.exec(value)?.[0].trim() ?? used;
    if (found) {
      const mend = 'quote it from a file in samples/, which the checks read';
      report(node, `"${found}" is code that uses the SDK`, mend);
    }
  });
});
