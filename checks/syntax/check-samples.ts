import {expandFacts} from '../../plugins/content/facts';
import type {Finding} from '../finding';
import type {SourceFile} from '../source-files';
import type {SyntaxParser} from './syntax-problem';

/** The part of a file's name that gives its type: `kt`, or `Podfile` if there is no dot. */
export const kindOfFile = (filePath: string) => /[^./]+$/.exec(filePath)?.[0] ?? '';

export const isSample = ({filePath}: SourceFile) => filePath.startsWith('samples/');

/**
 * The problems in those samples for which there are `parsers`. Facts are expanded first, which doesn't
 * change the lines; a column after a fact is that of the expanded text.
 */
export async function checkSamples(
  files: readonly SourceFile[],
  parsers: Record<string, SyntaxParser>,
  mend: string,
): Promise<Finding[]> {
  const findings = await Promise.all(
    files.filter(isSample).map(async ({filePath, text}) => {
      const parse = parsers[kindOfFile(filePath)];
      const problems = (await parse?.(expandFacts({fileContent: text, filePath}))) ?? [];
      return problems.map((problem) => ({filePath, ...problem, mend}));
    }),
  );
  return findings.flat();
}
