import type {SyntaxParser} from './syntax-problem';
import {treeSitter} from './tree-sitter';

export const parseDart = treeSitter('dart');

/** Declarations, as a file has them, or statements, as a function has them. */
export const parseDartFragment: SyntaxParser = async (text) => {
  const asFile = await parseDart(text);
  if (asFile.length === 0) {
    return [];
  }
  const asStatements = await parseDart(`void snippet() async {\n${text}\n}\n`);
  // Whichever reading gets further is the one that the writer meant.
  const further = (asStatements[0]?.line ?? Infinity) - 1 > (asFile[0]?.line ?? 0);
  return asStatements.length === 0 || further
    ? asStatements.map((problem) => ({...problem, line: problem.line - 1}))
    : asFile;
};
