import path from 'node:path';
import ts from 'typescript';
import type {Finding} from '../finding';
import type {Check, SourceFile} from '../source-files';
import {compileSamples, DECLARATION, ROOT, STUBS} from './compile-samples';
import {placeInContract, placeInSample} from './places';

/** "Cannot find module", and a module without types. */
const MISSING_TYPES = [2307, 7016];

/**
 * The TypeScript samples compile with the strictest options of a React Native project, against the SDK
 * that `product/contract` describes, so that readers can paste them.
 */
export const sampleTypes: Check = (files) => typeFindings(files, compileSamples(files));

export function typeFindings(files: readonly SourceFile[], program: ts.Program): Finding[] {
  return ts
    .getPreEmitDiagnostics(program)
    .map((diagnostic) => ({...describe(diagnostic), ...placeOf(files, diagnostic)}));
}

function placeOf(files: readonly SourceFile[], {file, start = 0}: ts.Diagnostic) {
  if (!file) {
    return {filePath: 'checks/samples/compile-samples.ts', line: 1};
  }
  if (file.fileName === DECLARATION) {
    return placeInContract(files, file.text, start);
  }
  const filePath = path.relative(ROOT, file.fileName).replaceAll(path.sep, '/');
  const sample = files.find((candidate) => candidate.filePath === filePath);
  return placeInSample(sample ?? {filePath, text: file.text}, file.text, start);
}

function describe({code, file, messageText}: ts.Diagnostic): Pick<Finding, 'problem' | 'mend'> {
  const mend =
    file?.fileName === DECLARATION
      ? 'correct the signature or the type, so that the contract is valid TypeScript'
      : MISSING_TYPES.includes(code)
        ? `install its types, or add a stub to ${path.relative(ROOT, STUBS)}`
        : `correct the sample or, if the package has it, add it to the stub in ${path.relative(ROOT, STUBS)}`;
  return {problem: `TypeScript ${code}: ${innermost(messageText)}`, mend};
}

/** The compiler explains a mistake in ever deeper steps: the first and the last are enough. */
function innermost(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') {
    return message;
  }
  let last = message;
  for (let next = message.next?.at(-1); next; next = next.next?.at(-1)) {
    last = next;
  }
  return last === message ? message.messageText : `${message.messageText} ${last.messageText}`;
}
