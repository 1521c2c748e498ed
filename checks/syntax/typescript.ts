import {problemAtOffset, type SyntaxParser} from './syntax-problem';

/** Syntax only: types and names aren't looked up. The compiler is loaded with the first text. */
export function typeScript(extension: 'ts' | 'tsx' | 'js' | 'jsx'): SyntaxParser {
  return async (text) => {
    const {default: ts} = await import('typescript');
    const {diagnostics = []} = ts.transpileModule(text, {
      fileName: `snippet.${extension}`,
      reportDiagnostics: true,
      compilerOptions: {jsx: ts.JsxEmit.Preserve},
    });
    return diagnostics.map(({start = 0, messageText}) =>
      problemAtOffset(
        text,
        start,
        ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, ''),
      ),
    );
  };
}
