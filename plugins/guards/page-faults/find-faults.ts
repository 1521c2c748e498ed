import type {PageFault} from '../../finish/fault-lines';
import type {References} from './read-references';

export interface Fault extends PageFault {
  /** How serious it is: the config has a level for the first two, and the last stops the build. */
  kind: 'link' | 'anchor' | 'id';
}

/** A host that no address names, to resolve the site's addresses against. */
const HERE = 'http://site.invalid';

/**
 * Finds in built pages what Docusaurus lets through.
 *
 * @param pages by their addresses, such as `/Android/install`
 * @param files addresses of all published files that aren't pages
 * @param site origin of the site
 * @param isHere whether an address is one of this build, and not of another locale's
 */
export function findFaults(
  pages: ReadonlyMap<string, References>,
  files: ReadonlySet<string>,
  site: string,
  isHere: (address: string) => boolean,
): Fault[] {
  const {origin} = new URL(site);
  return [...pages].flatMap(([address, {targets, ids}]) => [
    ...[...new Set(targets)].flatMap((text) => brokenTarget(address, text)),
    ...[...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id): Fault => ({
      kind: 'id',
      address,
      text: id,
      problem: `more than one element has the id "${id}"`,
      mend: 'give each heading its own text, and each element its own id',
    })),
  ]);

  function brokenTarget(address: string, text: string): Fault[] {
    const url = new URL(text, HERE + address);
    if (url.origin !== HERE && url.origin !== origin) {
      return [];
    }
    const target = decodeURI(url.pathname);
    if (!isHere(target)) {
      return [];
    }
    const page = pages.get(target);
    if (!page && !files.has(target)) {
      const mend = 'correct the address, or publish the page or file';
      return [{kind: 'link', address, text, problem: `${text} does not exist`, mend}];
    }
    const id = decodeURIComponent(url.hash.slice(1));
    if (page && id && !page.ids.includes(id)) {
      const problem = `${text} leads to an anchor that ${target} does not have`;
      return [{kind: 'anchor', address, text, problem, mend: 'use the id of a heading there'}];
    }
    return [];
  }
}
