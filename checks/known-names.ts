import {htmlTagNames} from 'html-tag-names';
import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {unclosedBlocks} from '../plugins/content/closed-blocks/unclosed-blocks';
import {nearestName} from '../lib/nearest-name';
import type {Finding} from './finding';
import {definedNames} from './pages/defined-names';
import {findingAt, perPage, type Page} from './pages/read-page';

/** As @docusaurus/mdx-loader 3.10.2 has them; `secondary` and other old names are left out. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** What a page uses without an import: src/theme/MDXComponents.tsx and what it wraps. */
const COMPONENTS = ['Details', 'Head', 'TabItem', 'Tabs'];

/** The only directive of one line: plugins/content/contract. */
const DIRECTIVES = ['contract'];

const NAME = /^[A-Za-z_$][\w$.]*$/;

/**
 * Every name that MDX resolves when the page is drawn is known before: components, `{names}`,
 * admonitions and directives. Admonitions and code blocks are closed, and nothing is closed twice.
 */
export const knownNames = perPage((page) => [
  ...unknownTags(page),
  ...unknownExpressions(page),
  ...admonitionFaults(page),
  ...unclosed(page),
]);

function unknownTags(page: Page): Finding[] {
  const findings: Finding[] = [];
  const known = [...COMPONENTS, ...htmlTagNames, ...definedNames(page.tree)];
  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const [name] = ('name' in node && node.name?.split('.')) || [];
    // An element with a hyphen is one of the site's own.
    if (name && !name.includes('-') && !known.includes(name)) {
      const mend = `did you mean <${nearestName(name, known)}>? A component needs an import`;
      findings.push(findingAt(page, node, `<${name}> is not known`, mend));
    }
  });
  return findings;
}

/** What MDX hands to every page. */
const GIVEN = ['frontMatter', 'props'];

function unknownExpressions(page: Page): Finding[] {
  const findings: Finding[] = [];
  const known = [...GIVEN, ...definedNames(page.tree)];
  visit(page.tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
    const value = 'value' in node ? node.value.trim() : '';
    if (NAME.test(value) && !known.includes(value.split('.')[0] ?? '')) {
      const mend = `write a fact as {{${value}}}, a brace as \\{, or put the text into backticks`;
      findings.push(findingAt(page, node, `{${value}} is not defined`, mend));
    }
  });
  return findings;
}

function admonitionFaults(page: Page): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'containerDirective') {
      findings.push(...containerFaults(page, node));
    } else if (node.type === 'leafDirective' && !DIRECTIVES.includes(node.name)) {
      const mend = `did you mean ::${nearestName(node.name, DIRECTIVES)}?`;
      findings.push(findingAt(page, node, `::${node.name} is not known`, mend));
    } else if (node.type === 'text' && /^:{3,}/m.test(node.value)) {
      const mend = 'begin an admonition as :::note or :::note[Title], and end each once';
      findings.push(findingAt(page, node, '":::" begins and ends nothing here', mend));
    }
  });
  return findings;
}

function containerFaults(page: Page, node: ContainerDirective): Finding[] {
  if (ADMONITIONS.includes(node.name)) {
    return [];
  }
  const mend = `did you mean :::${nearestName(node.name, ADMONITIONS)}?`;
  return [findingAt(page, node, `:::${node.name} is not known`, mend)];
}

const unclosed = (page: Page): Finding[] =>
  unclosedBlocks(page.tree, page.text).map(({node, problem, mend}) =>
    findingAt(page, node, problem, mend),
  );
