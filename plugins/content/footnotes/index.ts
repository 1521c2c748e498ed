import {simpleHash, toMessageRelativeFilePath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/**
 * Remark plugin: has the ids of a post's footnotes depend on its path in the site. Docusaurus 3.10.2 takes the path on the
 * machine, so that links to them would break with a build in another folder. It can go when Docusaurus takes the other.
 *
 * @upstream @docusaurus/plugin-content-blog/lib/remark/footnoteIDFixer.js
 */
export function footnotes() {
  return (tree: Root, {path: page}: VFile) => {
    const [machine = '', site = ''] = [page, toMessageRelativeFilePath(page)].map((each) =>
      simpleHash(each, 6),
    );
    visit(tree, ['footnoteReference', 'footnoteDefinition'], (node) => {
      if ('identifier' in node) {
        node.identifier = node.identifier.replace(machine, site);
      }
    });
  };
}
