import ts from 'typescript';
import type {Use} from '../sample';
import {isOfSdk} from './compile-samples';
import {useOfLiteral} from './use-of-literal';

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
      : ts.isStringLiteral(node) && useOfLiteral(program, node);
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
  const owner = ownerOfProperty(checker, node);
  if (owner) {
    return checker.getPropertyOfType(checker.getNonNullableType(owner), node.text);
  }
  const symbol = checker.getSymbolAtLocation(node);
  const isImport = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return isImport ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The type whose property a name sets, `{logLevel: …}`, or takes, `({kind}) => …`; undefined for any other name. */
function ownerOfProperty(checker: ts.TypeChecker, node: ts.Identifier): ts.Type | undefined {
  const {parent} = node;
  const isProperty = ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent);
  if (isProperty && parent.name === node) {
    return checker.getContextualType(parent.parent);
  }
  return ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node
    ? checker.getTypeAtLocation(parent.parent)
    : undefined;
}
