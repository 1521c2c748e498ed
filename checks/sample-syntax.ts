import {readFacts} from '../plugins/content/facts';
import type {Check} from './source-files';
import {sampleFiles} from './syntax/parsers';

/** Nothing in them can be a syntax error, or `sample-types` compiles them. */
const NOT_PARSED = ['md', 'gitignore', 'ts', 'tsx'];

/**
 * Every sample is parsed by the rules of its language or format, so that readers can paste it, and every
 * `{{fact}}` in it is known. A file of a type that no check parses is a finding, so that none slips through.
 */
export const sampleSyntax: Check = async (files) => {
  const findings = files
    .filter(({filePath}) => filePath.startsWith('samples/'))
    .map(async ({filePath, text: source}) => {
      // Facts don't change the lines; a column after one is that of the expanded text.
      const {text, faults} = readFacts({fileContent: source, filePath});
      const [kind = ''] = /[^./]+$/.exec(filePath) ?? [];
      const parse = sampleFiles[kind];
      if (!parse && !NOT_PARSED.includes(kind)) {
        const problem = `there is no parser for files of the type "${kind}"`;
        faults.push({filePath, line: 1, problem, mend: 'add one to checks/syntax/parsers.ts'});
      }
      const mend =
        'correct it or, if the language allows it, fill the gap in checks/syntax/grammar-gaps.ts';
      const problems = faults.length > 0 ? [] : ((await parse?.(text)) ?? []);
      return [...faults, ...problems.map((problem) => ({filePath, ...problem, mend}))];
    });
  return (await Promise.all(findings)).flat();
};
