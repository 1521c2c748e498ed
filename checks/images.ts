import {visit} from 'unist-util-visit';
import {attributesOf} from '../lib/mdx';
import {perPage} from './page';

const FILE_NAME = /^\S+\.(?:png|jpe?g|gif|svg|webp|avif)$/i;
const NAMES_ITSELF = /^(?:an? |the )?(?:image|picture|photo|screenshot|icon|diagram) of\b/i;

/** Every picture on a page says in words what it shows. */
export const images = perPage(({tree}, report) => {
  visit(tree, ['image', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const problem =
      node.type === 'image'
        ? problemOf(node.alt ?? '')
        : (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
            node.name === 'img'
          ? problemOfElement(node)
          : undefined;
    if (problem) {
      report(node, problem, 'describe what it shows in a sentence: ![A van at the kerb.](…)');
    }
  });
});

/** An empty alternative text says that an element is an ornament. */
function problemOfElement(node: Parameters<typeof attributesOf>[0]): string | undefined {
  const {alt} = attributesOf(node);
  const hasAlt = node.attributes.some((item) => 'name' in item && item.name === 'alt');
  return hasAlt && !alt ? undefined : problemOf(alt ?? '');
}

function problemOf(text: string): string | undefined {
  const alt = text.trim();
  return !alt
    ? 'the picture has no alternative text'
    : FILE_NAME.test(alt)
      ? 'the alternative text is the name of a file'
      : NAMES_ITSELF.test(alt)
        ? 'the alternative text says that it is a picture'
        : undefined;
}
