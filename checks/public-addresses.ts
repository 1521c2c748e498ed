import {lineOf} from '../lib/faults';
import {findLostAddresses, LIST} from '../plugins/guards/public-addresses/find-lost-addresses';
import {redirects} from '../site/redirects';
import {knownAddresses} from './pages/addresses';
import {isOfBuild} from './pages/other-addresses';
import {isDraft} from './pages/visibility';
import {textOf, type Check} from './source-files';

/** Every address that was ever published is a page or a redirect, and redirects lead to pages. */
export const publicAddresses: Check = (files) => {
  const built = [...knownAddresses(files)]
    .filter(([, file]) => !file || !isDraft(file))
    .map(([address]) => address);
  const judged = textOf(files, LIST)
    .split('\n')
    .filter((address) => address && !isOfBuild(address, files));
  return findLostAddresses({built, listed: judged, redirects}).map(({text, ...fault}) => ({
    ...fault,
    line: lineOf(textOf(files, fault.filePath), text),
  }));
};
