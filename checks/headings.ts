import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {contentKind} from '../lib/pages';
import {facts} from '../product';
import {properNames} from '../site/words';
import {isPart, isTranslation, perPage, type Page, type Report} from './page';

/**
 * Headings: docs and posts take their only h1 from the title, a stand-alone page begins with its own; no
 * level is skipped; sentence case in our own language; no punctuation at the end; no repetition; an address
 * that stays.
 */
export const headings = perPage((page, report) => {
  const found = headingsOf(page);
  const isAlone = contentKind(page.filePath) === 'pages' && !isPart(page);
  if (isAlone && !found.some(({depth}) => depth === 1)) {
    const mend = 'begin its text with "# " followed by the title';
    report({line: 1, column: 1}, 'a stand-alone page does not show its title by itself', mend);
  }
  // A part's headings are below others, which it doesn't know.
  const hasTitle = !isAlone && !isPart(page);
  found.forEach((node, index) => {
    const above = found[index - 1]?.depth ?? (hasTitle ? 1 : node.depth);
    if (node.depth === 1 && (hasTitle || index > 0)) {
      report(node, 'the page already has a title', 'begin a section with "## "');
    } else if (node.depth > above + 1) {
      const problem = `a heading of level ${node.depth} follows one of level ${above}`;
      report(node, problem, `write ${'#'.repeat(above + 1)}`);
    }
    if (found.slice(0, index).some((earlier) => toString(earlier) === toString(node))) {
      const mend = 'reword one: the address of the second would end with a number';
      report(node, `there is already a heading "${toString(node)}"`, mend);
    }
    judgeWords(page, node, report);
    judgeId(page, node, report);
  });
});

function headingsOf({tree}: Page): Heading[] {
  const found: Heading[] = [];
  visit(tree, 'heading', (node) => {
    found.push(node);
  });
  return found;
}

function judgeWords(page: Page, node: Heading, report: Report): void {
  // Code in a heading is written as it is.
  const prose = node.children
    .map((child) => (child.type === 'inlineCode' ? '`' : toString(child)))
    .join('')
    .trim();
  const [end] = /[.:;,!…]$/.exec(prose) ?? [];
  if (end) {
    report(node, `the heading ends with "${end}"`, 'leave it out');
  }
  const [, ...words] = withoutNames(prose).split(/[\s/–—]+/);
  const capital = words.find((word) => /^["“(]?\p{Lu}\p{Ll}+\b/u.test(word));
  if (capital && !isTranslation(page)) {
    const mend = 'write headings in sentence case; add names to site/words.ts';
    report(node, `"${capital}" has a capital letter`, mend);
  }
}

/** Names that keep their capitals inside a heading, longest first. */
const names = [
  ...Object.values(facts).flatMap((group) =>
    typeof group === 'object' && 'name' in group ? [group.name] : [],
  ),
  ...properNames,
].sort((a, b) => b.length - a.length);

/** A word takes the place of a name, so that the first word stays first. */
const withoutNames = (text: string): string =>
  names.reduce((rest, name) => rest.replaceAll(name, 'name'), text);

const OWN_ID = /\{\/\*\s*#(.+?)\s*\*\/\}\s*$/;

/**
 * Docusaurus takes the first word of an id alone, and makes one of the heading's words if there is none:
 * readers' links to it would break with the next value of a fact.
 */
function judgeId(page: Page, node: Heading, report: Report): void {
  const line = page.lines[(node.position?.start.line ?? 0) - 1] ?? '';
  const [, id] = OWN_ID.exec(line) ?? [];
  const [fact] = /\{\{[^}]*\}\}/.exec(line) ?? [];
  if (id === undefined && fact !== undefined) {
    const problem = `the heading's id changes with ${fact}, which breaks readers' links to it`;
    report(node, problem, 'give it an id of its own: write {/* #my-id */} after its words');
  } else if (id?.includes(' ')) {
    report(node, `the id "${id}" has a space`, `write {/* #${id.replace(/\s+/g, '-')} */}`);
  }
}
