import {visit} from 'unist-util-visit';
import {attributesOf, isElement, type MdxElement} from '../lib/mdx';
import {perPage} from './page';

/** What doesn't say what a picture shows. */
const PROBLEMS: readonly (readonly [alt: RegExp, problem: string])[] = [
  [/^\s*$/, 'the picture has no alternative text'],
  [/^\s*\S+\.(?:png|jpe?g|gif|svg|webp|avif)\s*$/i, 'the alternative text is the name of a file'],
  [
    /^\s*(?:an? |the )?(?:image|picture|photo|screenshot|icon|diagram) of\b/i,
    'the alternative text says that it is a picture',
  ],
];

/** Every picture on a page says in words what it shows. */
export const images = perPage(({tree}, report) => {
  visit(tree, ['image', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const alt = isElement(node) ? altOf(node) : 'alt' in node ? (node.alt ?? '') : undefined;
    const [, problem] = PROBLEMS.find(([text]) => alt !== undefined && text.test(alt)) ?? [];
    if (problem) {
      report(node, problem, 'describe what it shows in a sentence: ![A van at the kerb.](…)');
    }
  });
});

/** An empty text says that an element is an ornament; one in braces can't be read here. */
function altOf(element: MdxElement): string | undefined {
  const {alt} = attributesOf(element);
  const has = element.attributes.some((item) => 'name' in item && item.name === 'alt');
  return element.name !== 'img' || (has && !alt) ? undefined : (alt ?? '');
}
