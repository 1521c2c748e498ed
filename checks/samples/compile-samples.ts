import path from 'node:path';
import ts from 'typescript';
import {expandFacts} from '../../plugins/content/facts';
import {modules} from '../../product/packages';
import {contract} from '../../product/contract';
import type {SourceFile} from '../source-files';
import {sdkDeclaration} from './sdk-declaration';

export const ROOT = path.resolve(__dirname, '../..');

/** Where the compiler finds the SDK: a file that is never written. */
export const DECLARATION = path.join(ROOT, 'product/contract/declaration.ts');

/** What the samples use of packages that aren't installed here. */
export const STUBS = path.join(ROOT, 'site/sample-stubs.d.ts');

/** What a React Native project has. */
const options: ts.CompilerOptions = {
  strict: true,
  // A bare project begins with a file in JavaScript, which is read but not checked.
  allowJs: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUncheckedSideEffectImports: true,
  isolatedModules: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  // Neither the DOM nor Node: a React Native app has no document, and none of Node's modules.
  lib: ['lib.es2023.d.ts'],
  types: [],
  paths: {[modules.reactNative]: [DECLARATION]},
};

/**
 * The TypeScript and JavaScript samples among the files as a compiler program, with their facts expanded, together
 * with the SDK that the contract describes.
 *
 * @param declaration that of the SDK, if it isn't the contract's
 */
export function compileSamples(
  files: readonly SourceFile[],
  declaration = sdkDeclaration(contract),
): ts.Program {
  const texts = new Map([[DECLARATION, declaration]]);
  for (const {filePath, text} of files) {
    if (/^samples\/react-native\/.*\.(?:tsx?|js)$/.test(filePath)) {
      texts.set(path.join(ROOT, filePath), expandFacts({fileContent: text, filePath}));
    }
  }
  const host = ts.createCompilerHost(options);
  host.getCurrentDirectory = () => ROOT;
  host.readFile = (fileName) => texts.get(fileName) ?? ts.sys.readFile(fileName);
  host.fileExists = (fileName) => texts.has(fileName) || ts.sys.fileExists(fileName);
  // Without it, the compiler looks for a file at once: a fixture's folder isn't on disk.
  delete host.directoryExists;
  return ts.createProgram([STUBS, ...texts.keys()], options, host);
}
