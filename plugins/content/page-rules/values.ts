import type {Node} from 'estree';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx';

const NAME = /^[A-Za-z_$][\w$.]*$/;

const MEND = 'write a brace as \\{, or put the text in backticks';

/**
 * Why an expression would crash when the page is drawn, which happens in Node: the problem, and how to fix it.
 *
 * @param known the names that the page can use
 */
export function valueFault(
  {value, data}: MdxFlowExpression | MdxTextExpression,
  known: readonly string[],
): [problem: string, mend: string] | undefined {
  const text = value.trim();
  const isKnown = (name: string) => known.includes(name);
  if (NAME.test(text)) {
    const [first = ''] = text.split('.');
    // `{Math.PI}` is as good as any, but a single word such as `{process}` is a text in braces.
    return isKnown(first) || (text.includes('.') && first in globalThis)
      ? undefined
      : [`{${text}} is not defined`, `write a fact as {{${text}}}, ${MEND.slice('write '.length)}`];
  }
  const [statement] = data?.estree?.body ?? [];
  const unknown = (data?.estree?.body ?? [])
    .flatMap(namesRead)
    .find((name) => !isKnown(name) && !(name in globalThis));
  if (unknown !== undefined) {
    return [`"${unknown}" is not defined in {${value}}`, MEND];
  }
  return statement?.type === 'ExpressionStatement' &&
    statement.expression.type === 'ObjectExpression'
    ? [`{${value}} is not a text`, MEND]
    : undefined;
}

/**
 * The names that an expression reads when the page is drawn. What a function reads is left out: it may
 * never be called, or only in the browser.
 */
function namesRead(node: Node): string[] {
  switch (node.type) {
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [];
    case 'Identifier':
      return [node.name];
    case 'MemberExpression':
      return [node.object, ...(node.computed ? [node.property] : [])].flatMap(namesRead);
    case 'Property':
      return [...(node.computed ? [node.key] : []), node.value].flatMap(namesRead);
    case 'UnaryExpression':
      // `typeof window` is right even if there is no window.
      return node.operator === 'typeof' ? [] : namesRead(node.argument);
    default:
      return Object.values(node).flat().filter(isNode).flatMap(namesRead);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
