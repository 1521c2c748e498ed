import {VFile} from 'vfile';
import {contractEntries} from '../plugins/content/contract';
import {sampleRegions} from '../plugins/content/samples';
import {faultsOf} from './finding';
import {perPage} from './pages/read-page';

const quoters = [sampleRegions(), contractEntries()];

/** The samples and parts of the contract that a page quotes exist. */
export const quotedParts = perPage((page) =>
  quoters.flatMap((quote) =>
    faultsOf(() => {
      // The plugins change the tree that they are given.
      quote(structuredClone(page.tree), new VFile({path: page.filePath}));
    }),
  ),
);
