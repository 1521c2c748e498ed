import path from 'node:path';
import ts from 'typescript';
import {expandFacts} from '../../facts';
import {facts} from '../../../../product';
import {contract} from '../../../../product/contract';
import type {SampleFile} from '../sample';
import {sdkDeclaration} from './sdk-declaration';

export const ROOT = path.resolve(__dirname, '../../../..');

/** Where the compiler finds the SDK: a file that is never written. */
export const DECLARATION = path.join(ROOT, 'product/contract/declaration.ts');

/** Whether the SDK declares something, rather than a sample or another package. */
export const isOfSdk = (declaration: ts.Declaration | undefined): declaration is ts.Declaration =>
  declaration?.getSourceFile().fileName === DECLARATION;

/** What a React Native project has: the SDK, and a stub for each package that isn't installed here. */
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
  paths: {
    [facts.reactNative.package]: [DECLARATION],
    '*': [path.join(__dirname, 'ambient/*')],
  },
};

/** Two checks and every page compile the same files, and compiling takes longer than all the rest. */
let last: {input: string; program: ts.Program} | undefined;

/**
 * The TypeScript and JavaScript samples among the files as a compiler program, with their facts expanded, together
 * with the SDK that the contract describes.
 *
 * @param declaration that of the SDK, if it isn't the contract's
 */
export function compileSamples(
  files: readonly SampleFile[],
  declaration = sdkDeclaration(contract),
): ts.Program {
  const input = JSON.stringify([files, declaration]);
  if (last?.input !== input) {
    last = {input, program: createProgram(files, declaration)};
  }
  return last.program;
}

/** Installed files don't change in the meantime, and parsing them takes up most of a compilation. */
const installed = new Map<string, ts.SourceFile | undefined>();

function createProgram(files: readonly SampleFile[], declaration: string): ts.Program {
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
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (fileName, ...rest) => {
    if (!fileName.includes('/node_modules/')) {
      return parse(fileName, ...rest);
    }
    const file = installed.get(fileName) ?? parse(fileName, ...rest);
    installed.set(fileName, file);
    return file;
  };
  // Without it, the compiler looks for a file at once: a fixture's folder isn't on disk.
  delete host.directoryExists;
  return ts.createProgram([...texts.keys()], options, host);
}
