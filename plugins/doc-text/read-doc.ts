import {addressesIn} from './addresses-in';
import {isPlain} from './is-plain';
import {parseDoc} from './parse-doc';

/**
 * Whether a doc is plain, and the addresses that it names.
 *
 * @param text MDX with a front matter, facts expanded
 */
export function readDoc(text: string): {isPlain: boolean; addresses: string[]} {
  const tree = parseDoc(text);
  return tree
    ? {isPlain: isPlain(tree), addresses: addressesIn(tree)}
    : {isPlain: false, addresses: []};
}
