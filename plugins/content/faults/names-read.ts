import type {Node, Program} from 'estree';

/**
 * The names that an expression reads when the page is drawn. What a function reads is left out: it may
 * never be called, or only in the browser.
 */
export const namesRead = (program: Program | null | undefined): string[] =>
  (program?.body ?? []).flatMap(namesIn);

function namesIn(node: Node): string[] {
  switch (node.type) {
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [];
    case 'Identifier':
      return [node.name];
    case 'MemberExpression':
      return [node.object, ...(node.computed ? [node.property] : [])].flatMap(namesIn);
    case 'Property':
      return [...(node.computed ? [node.key] : []), node.value].flatMap(namesIn);
    case 'UnaryExpression':
      // `typeof window` is right even if there is no window.
      return node.operator === 'typeof' ? [] : namesIn(node.argument);
    default:
      return Object.values(node).flat().filter(isNode).flatMap(namesIn);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
