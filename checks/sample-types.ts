import {escapeRegexp} from '@docusaurus/utils';
import path from 'node:path';
import ts from 'typescript';
import {placeOfOffset, type Place, type SourceFault} from '../lib/faults';
import {readFacts} from '../plugins/content/facts';
import {contract} from '../product/contract';
import {platformIds} from '../product/find-platform';
import {modules} from '../product/packages';
import {placeInSource} from './page';
import type {Check, SourceFile} from './source-files';
import {placeInContract} from './sample-symbols';
import {sdkDeclaration} from './sdk-declaration';

const ROOT = path.resolve(__dirname, '..');

/** Where the compiler finds the SDK: a file that is never written. */
const DECLARATION = path.join(ROOT, 'product/contract/declaration.ts');

/** What the samples use of packages that aren't installed here. */
const STUBS = 'site/sample-stubs.d.ts';

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
 * The TypeScript samples compile with the strictest options of a React Native project, against the SDK
 * that `product/contract` describes, so that readers can paste them.
 */
export const sampleTypes: Check = (files) =>
  platformIds.includes('reactNative') ? typeFindings(files, sdkDeclaration(contract)) : [];

/** @param declaration that of the SDK */
export function typeFindings(files: readonly SourceFile[], declaration: string): SourceFault[] {
  const texts = new Map([[DECLARATION, declaration]]);
  for (const {filePath, text} of files) {
    if (/^samples\/react-native\/.*\.(?:tsx?|js)$/.test(filePath)) {
      texts.set(path.join(ROOT, filePath), readFacts({fileContent: text, filePath}).text);
    }
  }
  const host = ts.createCompilerHost(options);
  host.getCurrentDirectory = () => ROOT;
  host.readFile = (fileName) => texts.get(fileName) ?? ts.sys.readFile(fileName);
  host.fileExists = (fileName) => texts.has(fileName) || ts.sys.fileExists(fileName);
  // Without it, the compiler looks for a file at once: a fixture's folder isn't on disk.
  delete host.directoryExists;
  const program = ts.createProgram([path.join(ROOT, STUBS), ...texts.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => ({
    ...placeOf(files, diagnostic),
    problem: `TypeScript ${diagnostic.code}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').replace(/\s+/g, ' ')}`,
    mend:
      diagnostic.file?.fileName === DECLARATION
        ? 'correct the signature or the type, so that the contract is valid TypeScript'
        : `correct the sample or, if a package lacks types here, add them to ${STUBS}`,
  }));
}

function placeOf(files: readonly SourceFile[], {file, start = 0}: ts.Diagnostic): Place {
  if (!file) {
    return {filePath: 'checks/sample-types.ts', line: 1};
  }
  const {fileName, text} = file;
  const {line, column} = placeOfOffset('', text, start);
  if (fileName === DECLARATION) {
    const [, signature = ''] =
      /^(?:export (?:declare |type |interface )|\s+)(.*?)(?: [={].*)?;?$/.exec(
        text.split('\n')[line - 1] ?? '',
      ) ?? [];
    return placeInContract(files, new RegExp(escapeRegexp(signature)));
  }
  const filePath = path.relative(ROOT, fileName).replaceAll(path.sep, '/');
  const sample = files.find((candidate) => candidate.filePath === filePath);
  return placeInSource(sample ?? {filePath, text}, text, {line, column});
}
