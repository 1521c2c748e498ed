import type {Root} from 'mdast';
// Adds the nodes of MDX to those of Markdown.
import type {MdxjsEsm} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';

type Statement = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>['body'][number];

/** The names that a page defines by its own imports and exports. */
export function definedNames(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({data}) => {
    names.push(...(data?.estree?.body ?? []).flatMap(namesOf));
  });
  return names;
}

function namesOf(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') {
    return statement.specifiers.map(({local}) => local.name);
  }
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
  return declaration?.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap(({id}) => (id.type === 'Identifier' ? [id.name] : []))
    : declaration
      ? [declaration.id.name]
      : [];
}
