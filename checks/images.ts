import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../lib/mdx';
import type {Finding} from './finding';
import {findingAt, perPage, type Page} from './page';

const FILE_NAME = /^\S+\.(?:png|jpe?g|gif|svg|webp|avif)$/i;
const NAMES_ITSELF = /^(?:an? |the )?(?:image|picture|photo|screenshot|icon|diagram) of\b/i;

/** Every picture on a page says in words what it shows. */
export const images = perPage((page) => {
  const findings: Finding[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'image') {
      findings.push(...wording(page, node, node.alt ?? ''));
    } else if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name === 'img'
    ) {
      findings.push(...ofElement(page, node));
    }
  });
  return findings;
});

/** An empty alternative text says that an element is an ornament. */
function ofElement(page: Page, node: MdxJsxFlowElement | MdxJsxTextElement): Finding[] {
  const {alt} = attributesOf(node);
  const hasAlt = node.attributes.some((item) => 'name' in item && item.name === 'alt');
  return hasAlt && !alt ? [] : wording(page, node, alt ?? '');
}

function wording(page: Page, node: Nodes, text: string): Finding[] {
  const alt = text.trim();
  const fault = !alt
    ? 'the picture has no alternative text'
    : FILE_NAME.test(alt)
      ? 'the alternative text is the name of a file'
      : NAMES_ITSELF.test(alt)
        ? 'the alternative text says that it is a picture'
        : undefined;
  const mend = 'describe what it shows in a sentence: ![A van at the kerb.](…)';
  return fault ? [findingAt(page, node, fault, mend)] : [];
}
