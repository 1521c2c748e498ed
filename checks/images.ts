import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import {isAsset} from '../lib/is-asset';
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
  visit(page.tree, 'image', (node) => {
    findings.push(...missingFile(page, node), ...alternativeText(page, node));
  });
  return findings;
});

function missingFile(page: Page, node: Image): Finding[] {
  return OTHER_PLACE.test(node.url) || GENERATED.test(node.url) || isAsset(node.url, page.filePath)
    ? []
    : [
        findingAt(
          page,
          node,
          `there is no picture ${node.url}`,
          'put the file next to the page, and write its address as ./name.svg',
        ),
      ];
}

function alternativeText(page: Page, node: Image): Finding[] {
  const alt = node.alt?.trim() ?? '';
  const fault = !alt
    ? 'the picture has no alternative text'
    : FILE_NAME.test(alt)
      ? 'the alternative text is the name of a file'
      : NAMES_ITSELF.test(alt)
        ? 'the alternative text says that it is a picture'
        : undefined;
  return fault
    ? [
        findingAt(
          page,
          node,
          fault,
          'describe what it shows in a sentence: ![A van at the kerb.](…)',
        ),
      ]
    : [];
}
