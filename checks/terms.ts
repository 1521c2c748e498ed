import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {placeOfOffset} from '../lib/faults';
import type {Finding} from './finding';
import {isTranslation, perPage, type Page} from './page';
import {sourceColumn} from './source-column';
import {terms} from './words/terms';

/** The lines of front matter that readers see. */
const SHOWN = /^(?:title|description|sidebar_label):.*$/gm;

/**
 * The prose of a page keeps to our terms (`words/terms.ts`): headings, text, alternative texts and
 * front matter that readers see. Code, addresses and component names are left alone.
 */
export const consistentTerms = perPage((page) => {
  if (isTranslation(page)) {
    return [];
  }
  const findings: Finding[] = [];
  visit(page.tree, (node) => {
    for (const {text, offset} of prose(page, node)) {
      findings.push(...judge(page, text, offset));
    }
  });
  return findings;
});

interface Piece {
  text: string;
  /** The offset in the page's text. */
  offset: number;
}

function prose(page: Page, node: Nodes): Piece[] {
  const offset = node.position?.start.offset ?? 0;
  const text = page.text.slice(offset, node.position?.end.offset);
  if (node.type === 'yaml') {
    return [...text.matchAll(SHOWN)].map(({0: line, index}) => ({
      text: line,
      offset: offset + index,
    }));
  }
  return node.type === 'text' || node.type === 'image' ? [{text, offset}] : [];
}

function judge(page: Page, text: string, offset: number): Finding[] {
  return terms
    .filter(({below = ''}) => page.filePath.startsWith(below))
    .flatMap(({found, mend}) =>
      [...text.matchAll(found)].map(({0: words, index}) => {
        const place = placeOfOffset(page.filePath, page.text, offset + index);
        const line = page.lines[place.line - 1] ?? '';
        const column = sourceColumn(line, place.column);
        return {...place, column, problem: `"${words}" is not our wording`, mend};
      }),
    );
}
