import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {facts} from '../../product';
import {flattenFacts} from '../content/facts';

/** Names that RFC 2606 reserves for examples: a host, an npm scope or part of a Java package. */
const RESERVED = /\bexample\.(com|net|org)\b|@example\/|\bcom\.example\b/;

/** The names of the facts whose values are examples. */
export function exampleFacts(tree: object): string[] {
  return [...flattenFacts(tree)].filter(([, value]) => RESERVED.test(value)).map(([name]) => name);
}

/** Says in one line, at the end of a build, that the site doesn't have an owner's values yet. */
export default function exampleValues(): Plugin {
  return {
    name: 'example-values',
    postBuild() {
      const names = exampleFacts(facts);
      if (names.length > 0) {
        logger.warn(
          `product/ still has example values — replace them before you publish: ${names.join(', ')}`,
        );
      }
      return Promise.resolve();
    },
  };
}
