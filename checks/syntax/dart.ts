import type {SyntaxParser} from './syntax-problem';
import {treeSitter} from './tree-sitter';

export const parseDart = treeSitter('dart');

/** Declarations, as in a file, or statements, as in a function. */
export const parseDartFragment: SyntaxParser = async (text) => {
  const asFile = await parseDart(text);
  if (asFile.length === 0) {
    return [];
  }
  const asStatements = await parseDart(`void snippet() async {\n${text}\n}\n`);
  // Whichever interpretation gets further is the one that the writer meant.
  const further = (asStatements[0]?.line ?? Infinity) - 1 > (asFile[0]?.line ?? 0);
  return asStatements.length === 0 || further
    ? asStatements.map((problem) => ({...problem, line: problem.line - 1}))
    : asFile;
};
