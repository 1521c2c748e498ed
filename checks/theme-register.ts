import type {Finding} from './finding';
import {textOf, type Check, type SourceFile} from './source-files';
import {overrideFiles, readOverride} from './theme/overrides';
import {REGISTER, registerText} from './theme/register';

const MEND = 'run "npm run record-theme"';

/**
 * Every theme override has a header in four parts, and `src/theme/README.md` has one line for each, taken
 * from its header.
 */
export const themeRegister: Check = (files) => {
  const found = overrideFiles(files);
  const overrides = found.flatMap((file) => readOverride(file) ?? []);
  return [...found.flatMap(headerFault), ...registerFaults(files, registerText(overrides))];
};

const headerFault = (file: SourceFile): Finding[] =>
  readOverride(file)
    ? []
    : [
        {
          filePath: file.filePath,
          line: 1,
          problem: 'the header is incomplete',
          mend: 'write "What:", "Why:", "Based on: package version, file (wrapped or ejected)." and "Can go:"',
        },
      ];

function registerFaults(files: readonly SourceFile[], expected: string): Finding[] {
  const [lines, wanted] = [textOf(files, REGISTER).split('\n'), expected.split('\n')];
  return [
    ...wanted
      .filter((line) => !lines.includes(line))
      .map((line) => ({
        filePath: REGISTER,
        line: 1,
        problem: `there is no line "${line}"`,
        mend: MEND,
      })),
    ...lines.flatMap((line, index) =>
      wanted.includes(line)
        ? []
        : [
            {
              filePath: REGISTER,
              line: index + 1,
              problem: 'no header matches this line',
              mend: MEND,
            },
          ],
    ),
  ];
}
