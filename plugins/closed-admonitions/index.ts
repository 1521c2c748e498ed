import type {Root} from 'mdast';
// Adds directives to the tree's types.
import type {} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sourceError} from '../source-error';

/**
 * Remark plugin: an admonition ends where its author says so. Without a line of `:::`, everything
 * to the end of the page, or of the list it stands in, would be taken into it.
 *
 * @throws Error with file and line for an admonition without an end
 */
export function closedAdmonitions() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'containerDirective', ({name, position}) => {
      const source = String(file.value).slice(position?.start.offset, position?.end.offset);
      if (!/\n[\s>]*:{3,}\s*$/.test(source)) {
        throw sourceError(
          {filePath: file.path, line: position?.start.line ?? 1},
          `the admonition :::${name} is not closed`,
          'end it with a line of :::',
        );
      }
    });
  };
}
