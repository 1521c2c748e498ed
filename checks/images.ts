import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../lib/mdx';
import {isAsset} from '../lib/files';
import type {Finding} from './finding';
import {findingAt, perPage, type Page} from './pages/read-page';

const FILE_NAME = /^\S+\.(?:png|jpe?g|gif|svg|webp|avif)$/i;
const NAMES_ITSELF = /^(?:an? |the )?(?:image|picture|photo|screenshot|icon|diagram) of\b/i;

/** Another host, which is up to checks/policy.ts, or a file that only a build knows. */
const OTHER_PLACE = /^(?:https?|pathname|data):/;

/** What plugins/output draws. */
const GENERATED = /^\/(?:img\/(?:logo\.svg|icon-\d+\.png|cards\/)|favicon\.ico)/;

/** Every picture on a page exists, and says in words what it shows. */
export const images = perPage((page) => {
  const findings: Finding[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'image') {
      findings.push(...missingFile(page, node, node.url), ...wording(page, node, node.alt ?? ''));
    } else if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name === 'img'
    ) {
      findings.push(...ofElement(page, node));
    }
  });
  return findings;
});

/** An element's address is used as it is; an empty alternative text says that it is an ornament. */
function ofElement(page: Page, node: MdxJsxFlowElement | MdxJsxTextElement): Finding[] {
  const {src = '', alt} = attributesOf(node);
  const hasAlt = node.attributes.some((item) => 'name' in item && item.name === 'alt');
  const isFileName = src !== '' && !src.startsWith('/') && !OTHER_PLACE.test(src);
  const mend = 'write ![…](…), or import the file and write src={…}';
  return [
    ...(isFileName ? [findingAt(page, node, 'an element cannot name a file', mend)] : []),
    ...(src.startsWith('/') ? missingFile(page, node, src) : []),
    ...(hasAlt && !alt ? [] : wording(page, node, alt ?? '')),
  ];
}

function missingFile(page: Page, node: Nodes, url: string): Finding[] {
  return OTHER_PLACE.test(url) || GENERATED.test(url) || isAsset(url, page.filePath)
    ? []
    : [
        findingAt(
          page,
          node,
          `there is no picture ${url}`,
          'put the file next to the page, and write its address as ./name.svg',
        ),
      ];
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
