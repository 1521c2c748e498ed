import ts from 'typescript';
import {DECLARATION} from './compile-samples';

/**
 * What the program takes from the SDK, as the compiler understands it: `configure`, and with the
 * type in front what belongs to one, `DeliverySession.cancel`.
 */
export function usedInTypeScript(program: ts.Program): ReadonlySet<string> {
  const checker = program.getTypeChecker();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    const name = ts.isIdentifier(node) && nameInSdk(checker, node);
    if (name) {
      used.add(name);
    }
    ts.forEachChild(node, visit);
  };
  program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && file.fileName !== DECLARATION)
    .forEach(visit);
  return used;
}

function nameInSdk(checker: ts.TypeChecker, node: ts.Identifier): string | undefined {
  const local = checker.getSymbolAtLocation(node);
  const isImport = local && (local.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isImport ? checker.getAliasedSymbol(local) : local;
  const declaration = symbol?.declarations?.[0];
  if (!symbol || declaration?.getSourceFile().fileName !== DECLARATION) {
    return undefined;
  }
  const owner = declaration.parent;
  return ts.isInterfaceDeclaration(owner) ? `${owner.name.text}.${symbol.name}` : symbol.name;
}
