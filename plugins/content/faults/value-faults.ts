import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx';
import {namesRead} from './names-read';

/** What is wrong, and how to fix it. */
export type Fault = [problem: string, mend: string] | undefined;

type Expression = MdxFlowExpression | MdxTextExpression;

const NAME = /^[A-Za-z_$][\w$.]*$/;

const MEND = 'write a brace as \\{, or put the text in backticks';

/**
 * Why an expression would crash when the page is drawn, which happens in Node.
 *
 * @param known the names that the page can use
 */
export function valueFault(node: Expression, known: readonly string[]): Fault {
  const value = node.value.trim();
  return NAME.test(value) ? unknownName(value, known) : undrawable(node, known);
}

/** `{Math.PI}` is as good as any, but a single word such as `{process}` is a text in braces. */
const isGlobal = (value: string): boolean =>
  value.includes('.') && (value.split('.')[0] ?? '') in globalThis;

const unknownName = (value: string, known: readonly string[]): Fault =>
  known.includes(value.split('.')[0] ?? '') || isGlobal(value)
    ? undefined
    : [
        `{${value}} is not defined`,
        `write a fact as {{${value}}}, a brace as \\{, or put the text in backticks`,
      ];

function undrawable({value, data}: Expression, known: readonly string[]): Fault {
  const unknown = namesRead(data?.estree).find(
    (name) => !known.includes(name) && !(name in globalThis),
  );
  const [statement] = data?.estree?.body ?? [];
  const isObject =
    statement?.type === 'ExpressionStatement' && statement.expression.type === 'ObjectExpression';
  return unknown !== undefined
    ? [`"${unknown}" is not defined in {${value}}`, MEND]
    : isObject
      ? [`{${value}} is not a text`, MEND]
      : undefined;
}
