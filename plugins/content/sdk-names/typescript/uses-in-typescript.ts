import ts from 'typescript';
import type {Use} from '../use';
import {DECLARATION} from './compile-samples';

/**
 * Where a file of the program names something from the SDK, as the compiler understands it, apart from
 * in its imports: `configure`, `cancel` of `DeliverySession`, `'leftAtDoor'` of `Outcome`.
 */
export function usesInTypeScript(program: ts.Program, file: ts.SourceFile): Use[] {
  const checker = program.getTypeChecker();
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      return;
    }
    const use = ts.isIdentifier(node)
      ? useOfName(checker, node)
      : ts.isStringLiteral(node) && useOfLiteral(checker, node);
    if (use) {
      uses.push(use);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

function useOfName(checker: ts.TypeChecker, node: ts.Identifier): Use | undefined {
  const symbol = symbolOf(checker, node);
  const declaration = symbol?.declarations?.[0];
  if (!symbol || !isOfSdk(declaration)) {
    return undefined;
  }
  const offset = node.getStart();
  const {parent} = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    return {name: symbol.name, owner: parent.name.text, offset};
  }
  // The fields of an alternative and those of an error have no entries of their own.
  return ts.isSourceFile(parent) ? {name: symbol.name, offset} : undefined;
}

/** What a name stands for: where it was declared, not where it was imported. */
function symbolOf(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const {parent} = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) {
    const type = checker.getContextualType(parent.parent);
    return type && checker.getPropertyOfType(checker.getNonNullableType(type), node.text);
  }
  const symbol = checker.getSymbolAtLocation(node);
  const isImport = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return isImport ? checker.getAliasedSymbol(symbol) : symbol;
}

/** A string that is a value of the SDK, judging by the type that is expected there. */
function useOfLiteral(checker: ts.TypeChecker, node: ts.StringLiteral): Use | undefined {
  const owner = ownerOfExpected(checker, node);
  // After the quote.
  return owner === undefined ? undefined : {name: node.text, owner, offset: node.getStart() + 1};
}

function ownerOfExpected(checker: ts.TypeChecker, node: ts.StringLiteral): string | undefined {
  const {parent} = node;
  const compared = comparedWith(node);
  if (compared) {
    return ownerOfCompared(checker, compared);
  }
  const isTag = ts.isPropertyAssignment(parent) && parent.name.getText() === 'type';
  return ownerOfType(checker.getContextualType(isTag ? parent.parent : node));
}

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

const isOfSdk = (declaration: ts.Declaration | undefined): declaration is ts.Declaration =>
  declaration?.getSourceFile().fileName === DECLARATION;
