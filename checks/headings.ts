import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import increment from 'remark-lint-heading-increment';
import noDuplicates from 'remark-lint-no-duplicate-headings';
import noPunctuation from 'remark-lint-no-heading-punctuation';
import oneTitle from 'remark-lint-no-multiple-toplevel-headings';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {contentKind} from '../lib/pages';
import {facts} from '../product';
import {properNames} from '../site/words';
import type {Finding} from './finding';
import {lintPage} from './lint-page';
import {findingAt, isPart, isTranslation, perPage, type Page} from './page';

const linter = unified()
  .use(increment)
  .use(noDuplicates)
  .use(noPunctuation, '.:;,!…')
  .use(oneTitle)
  .freeze();

/**
 * Headings: docs and posts take their only h1 from the title, a stand-alone page begins with its own; no
 * level is skipped; sentence case in our own language; no punctuation at the end; no repetition; an address
 * that stays.
 */
export const headings = perPage((page) => [
  ...missingTitle(page),
  ...lintPage(page, linter, treeToLint(page)),
  ...headingsOf(page).flatMap((node) => idFaults(page, node)),
  ...(isTranslation(page) ? [] : headingsOf(page).flatMap((node) => wrongCapital(page, node))),
]);

function headingsOf({tree}: Page): Heading[] {
  const found: Heading[] = [];
  visit(tree, 'heading', (node) => {
    found.push(node);
  });
  return found;
}

const isAlone = (page: Page) => contentKind(page.filePath) === 'pages' && !isPart(page);

/** A part's headings are below others, which it doesn't know. */
const showsTitle = (page: Page) => contentKind(page.filePath) !== 'pages' && !isPart(page);

function missingTitle(page: Page): Finding[] {
  return !isAlone(page) || headingsOf(page).some(({depth}) => depth === 1)
    ? []
    : [
        {
          filePath: page.filePath,
          line: 1,
          problem: 'a stand-alone page does not show its title by itself',
          mend: 'begin its text with "# " followed by the title',
        },
      ];
}

/** Adds the heading that the title becomes, and backticks to code, which then doesn't end with punctuation. */
function treeToLint(page: Page): Root {
  const tree = structuredClone(page.tree);
  visit(tree, 'inlineCode', (node) => {
    node.value = `\`${node.value}\``;
  });
  if (showsTitle(page)) {
    tree.children.unshift({type: 'heading', depth: 1, children: [], position: tree.position});
  }
  return tree;
}

const OWN_ID = /\{\/\*\s*#(.+?)\s*\*\/\}\s*$/;

/**
 * Docusaurus takes the first word of an id alone, and makes one of the heading's words if there is none:
 * readers' links to it would break with the next value of a fact.
 */
function idFaults(page: Page, node: Heading): Finding[] {
  const line = page.lines[(node.position?.start.line ?? 0) - 1] ?? '';
  const [, id] = OWN_ID.exec(line) ?? [];
  const [fact] = /\{\{[^}]*\}\}/.exec(line) ?? [];
  if (id === undefined && fact !== undefined) {
    const problem = `the heading's id changes with ${fact}, which breaks readers' links to it`;
    const mend = 'give the heading an id of its own: write {/* #my-id */} after its words';
    return [findingAt(page, node, problem, mend)];
  }
  const mend = `write {/* #${id?.replace(/\s+/g, '-')} */}`;
  return id?.includes(' ') ? [findingAt(page, node, `the id "${id}" has a space`, mend)] : [];
}

function wrongCapital(page: Page, node: Heading): Finding[] {
  const [, ...words] = withoutNames(proseOf(node)).split(/[\s/–—]+/);
  const capital = words.find((word) => /^["“(]?\p{Lu}\p{Ll}+\b/u.test(word));
  const mend = 'write headings in sentence case; add names to site/words.ts';
  return capital ? [findingAt(page, node, `"${capital}" has a capital letter`, mend)] : [];
}

/** Code and facts in a heading are written as they are. */
const proseOf = (node: Heading): string =>
  node.children.map((child) => (child.type === 'inlineCode' ? '`' : toString(child))).join('');

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
