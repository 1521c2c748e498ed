import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {facts} from '../product';
import {properNames} from '../site/words';
import {isPart, isTranslation, perPage, standsAlone} from './page';

/**
 * Headings: docs and posts take their only h1 from the title, a stand-alone page begins with its own; no
 * level is skipped; sentence case in our own language; no punctuation at the end; no repetition; an address
 * that stays.
 */
export const headings = perPage((page, report) => {
  const found: Heading[] = [];
  visit(page.tree, 'heading', (node) => void found.push(node));
  // A part's headings are below others, which it doesn't know.
  const isWhole = !isPart(page);
  const hasTitle = isWhole && !standsAlone(page) && !/^hide_title: true$/m.test(page.text);
  if (isWhole && !hasTitle && found[0]?.depth !== 1) {
    const mend = 'begin its text with "# " followed by the title';
    report({line: 1, column: 1}, 'this page does not show its title by itself', mend);
  }
  found.forEach((node, index) => {
    const words = toString(node);
    const above = found[index - 1]?.depth ?? (hasTitle ? 1 : node.depth);
    if (node.depth === 1 && (hasTitle || index > 0)) {
      report(node, 'the page already has a title', 'begin a section with "## "');
    } else if (node.depth > above + 1) {
      const problem = `a heading of level ${node.depth} follows one of level ${above}`;
      report(node, problem, `write ${'#'.repeat(above + 1)}`);
    }
    if (found.slice(0, index).some((earlier) => toString(earlier) === words)) {
      const mend = 'reword one: the address of the second would end with a number';
      report(node, `there is already a heading "${words}"`, mend);
    }
    const prose = proseOf(node);
    const [end] = /[.:;,!…]$/.exec(prose) ?? [];
    if (end) {
      report(node, `the heading ends with "${end}"`, 'leave it out');
    }
    const [capital] = /(?<=[\s/–—]["“(]?)\p{Lu}\p{Ll}+/u.exec(prose) ?? [];
    if (capital && !isTranslation(page)) {
      const mend = 'write headings in sentence case; add names to site/words.ts';
      report(node, `"${capital}" has a capital letter`, mend);
    }
    const written = page.source.split('\n')[(node.position?.start.line ?? 0) - 1] ?? '';
    const [fact] = /\{\{[^}]*\}\}/.exec(written) ?? [];
    if (fact && !/\{\/\*\s*#.+\*\/\}\s*$/.test(written)) {
      const problem = `the heading's id changes with ${fact}, which breaks readers' links to it`;
      report(node, problem, 'give it an id of its own: write {/* #my-id */} after its words');
    }
  });
});

/** Names that keep their capitals inside a heading, longest first. */
const names = [
  ...Object.values(facts).flatMap((group) =>
    typeof group === 'object' && 'name' in group ? [group.name] : [],
  ),
  ...properNames,
].sort((a, b) => b.length - a.length);

/** The words of a heading without its id, with code, which is written as it is, and names out of the way. */
function proseOf({children}: Heading): string {
  const text = children
    .filter(({type}) => type !== 'mdxTextExpression')
    .map((child) => (child.type === 'inlineCode' ? '`' : toString(child)))
    .join('')
    .trim();
  return names.reduce((rest, name) => rest.replaceAll(name, 'name'), text);
}
