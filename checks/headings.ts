import {toString} from 'mdast-util-to-string';
import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding} from './finding';
import {findingAt, perPage, type Page} from './pages/read-page';
import {properNames} from './words/proper-names';

/**
 * Headings: docs and posts take their only h1 from the title, a stand-alone page begins with its
 * own; no level is skipped; sentence case; no mark at the end; none twice below the same parent.
 */
export const headings = perPage((page) => {
  const found: Heading[] = [];
  visit(page.tree, 'heading', (node) => {
    found.push(node);
  });
  return [
    ...firstLevel(page, found),
    ...found.flatMap((node, index) => [
      ...level(page, node, found[index - 1]),
      ...wording(page, node),
      ...twin(page, node, found.slice(0, index)),
    ]),
  ];
});

function firstLevel(page: Page, found: readonly Heading[]): Finding[] {
  const [first, ...rest] = found.filter(({depth}) => depth === 1);
  if (!page.filePath.startsWith('src/')) {
    return [first ?? [], rest]
      .flat()
      .map((node) => findingAt(page, node, 'a second h1', 'the title is the h1: begin with "##"'));
  }
  return first
    ? rest.map((node) => findingAt(page, node, 'a second h1', 'begin it with "##"'))
    : [
        {
          filePath: page.filePath,
          line: 1,
          problem: 'a stand-alone page shows no title by itself',
          mend: 'begin its text with "# " and the title',
        },
      ];
}

function level(page: Page, node: Heading, before: Heading | undefined): Finding[] {
  const above = before?.depth ?? 1;
  return node.depth > above + 1
    ? [
        findingAt(
          page,
          node,
          `a heading of level ${node.depth} below one of level ${above}`,
          `begin it with "${'#'.repeat(above + 1)}"`,
        ),
      ]
    : [];
}

/** A code or a fact in a heading is written as it is. */
const proseOf = (node: Heading): string =>
  node.children.map((child) => (child.type === 'inlineCode' ? '`' : toString(child))).join('');

function wording(page: Page, node: Heading): Finding[] {
  const prose = proseOf(node).trim();
  const [mark] = /[.:;,!…]$/.exec(prose) ?? [];
  const [, ...words] = withoutNames(prose).split(/[\s/–—]+/);
  const capital = words.find((word) => /^["“(]?\p{Lu}\p{Ll}+\b/u.test(word));
  return [
    ...(mark
      ? [findingAt(page, node, `the heading ends with "${mark}"`, 'leave the mark out')]
      : []),
    ...(capital
      ? [
          findingAt(
            page,
            node,
            `"${capital}" has a capital letter`,
            'write headings in sentence case; add names to checks/words/proper-names.ts',
          ),
        ]
      : []),
  ];
}

/** Names keep their capitals; a word stays, so that the first word stays the first. */
const withoutNames = (text: string): string =>
  properNames.reduce((rest, name) => rest.replaceAll(name, 'name'), text);

function twin(page: Page, node: Heading, before: readonly Heading[]): Finding[] {
  const same = before.find((other) => toString(other) === toString(node));
  return same
    ? [
        findingAt(
          page,
          node,
          `line ${same.position?.start.line ?? 1} has the same heading`,
          'say what is special about this section, so that its address is its own',
        ),
      ]
    : [];
}
