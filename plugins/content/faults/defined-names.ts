import type {Pattern} from 'estree';
import type {Root} from 'mdast';
// Adds the nodes of MDX to those of Markdown.
import type {MdxjsEsm} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';

type Statement = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>['body'][number];

/** The names that a page defines through its own imports and exports. */
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
    ? declaration.declarations.flatMap(({id}) => namesInPattern(id))
    : declaration
      ? [declaration.id.name]
      : [];
}

/** `{a, b: [c = 1, ...d]}` → `a`, `c`, `d` */
function namesInPattern(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesInPattern(property.type === 'Property' ? property.value : property),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesInPattern(element) : []));
    case 'AssignmentPattern':
      return namesInPattern(pattern.left);
    case 'RestElement':
      return namesInPattern(pattern.argument);
    default:
      return [];
  }
}
