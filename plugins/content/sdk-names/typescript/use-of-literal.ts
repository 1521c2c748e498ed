import ts from 'typescript';
import type {Use} from '../sample';
import {DECLARATION, isOfSdk} from './compile-samples';

/** A string that is a value of the SDK, judging by the type that is expected there. */
export function useOfLiteral(program: ts.Program, node: ts.StringLiteral): Use | undefined {
  const owner = ownerOfExpected(program, node);
  // After the quote.
  return owner === undefined ? undefined : {name: node.text, owner, offset: node.getStart() + 1};
}

function ownerOfExpected(program: ts.Program, node: ts.StringLiteral): string | undefined {
  const checker = program.getTypeChecker();
  const {parent} = node;
  const compared = comparedWith(node);
  if (compared) {
    return ownerOfCompared(checker, compared);
  }
  const isTag = ts.isPropertyAssignment(parent) && parent.name.getText() === 'type';
  const expected = checker.getContextualType(isTag ? parent.parent : node);
  return ownerOfType(expected) ?? ownerInUnion(program, expected);
}

/** The closed list that is a part of what is expected, as in `useState<LogLevel>('debug')`, which also takes a function. */
function ownerInUnion(program: ts.Program, expected: ts.Type | undefined): string | undefined {
  const strings: ts.Type[] = expected?.isUnion() ? expected.types.filter(isString) : [];
  const lists = program.getSourceFile(DECLARATION)?.statements.filter(ts.isTypeAliasDeclaration);
  return lists?.find(({name}) => {
    const type = program.getTypeChecker().getTypeAtLocation(name);
    // All of them, and no others: an app may have a longer list of its own.
    return (
      type.isUnion() &&
      type.types.length === strings.length &&
      type.types.every((value) => strings.includes(value))
    );
  })?.name.text;
}

const isString = (type: ts.Type) => type.isStringLiteral();

/** What a literal is compared with, by `===` or as a case of a `switch`. */
function comparedWith(node: ts.StringLiteral): ts.Expression | undefined {
  const {parent} = node;
  if (ts.isCaseClause(parent)) {
    return parent.parent.parent.expression;
  }
  const isComparison =
    ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());
  return isComparison ? (parent.left === node ? parent.right : parent.left) : undefined;
}

/** The name of one of the SDK's closed lists, which may be optional in that place. */
function ownerOfType(type: ts.Type | undefined): string | undefined {
  const alias = type?.aliasSymbol ?? type?.getNonNullableType().aliasSymbol;
  return alias && isOfSdk(alias.declarations?.[0]) ? alias.name : undefined;
}

/** The declared type of an expression, before comparisons narrowed it; or the type whose tag it is. */
function ownerOfCompared(checker: ts.TypeChecker, node: ts.Expression): string | undefined {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  const symbol = checker.getSymbolAtLocation(name);
  const declaration = symbol?.declarations?.[0];
  const declared = symbol ? ownerOfType(checker.getTypeOfSymbol(symbol)) : undefined;
  // `event.kind.type` tells the alternatives of an event's kind apart.
  return isOfSdk(declaration) && declared === undefined
    ? ts.findAncestor(declaration, ts.isTypeAliasDeclaration)?.name.text
    : declared;
}
