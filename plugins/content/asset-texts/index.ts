import type {Root} from 'mdast';
import 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * Remark plugin: keeps the texts and titles of pictures and files as they are written. Docusaurus 3.10.2 escapes them
 * (mdx-loader, remark/transformImage and transformLinks), and so does what writes the HTML: a screen reader would read
 * out `The lamp&#39;s switch`. It can go when Docusaurus leaves them alone.
 *
 * @upstream @docusaurus/mdx-loader/lib/remark/transformImage/index.js
 * @upstream @docusaurus/mdx-loader/lib/remark/transformLinks/index.js
 */
export function assetTexts() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxTextElement', ({attributes}) => {
      // As Docusaurus writes the address of a file. The texts of an element that a writer has written aren't escaped.
      const isAsset = attributes.some(
        ({value}) => typeof value === 'object' && value?.value.startsWith('require('),
      );
      for (const attribute of isAsset ? attributes : []) {
        if (typeof attribute.value === 'string') {
          attribute.value = attribute.value.replace(
            /&(?:quot|amp|#39|lt|gt);/g,
            (escaped) => CHARACTERS[escaped] ?? '',
          );
        }
      }
    });
  };
}
