import {formatFinding, type Finding} from './finding';

// Not `styleText`, which some versions of Node disable automatically and others don't.
const [CYAN, BOLD, PLAIN] = ['\u001b[36m', '\u001b[1m', '\u001b[0m'];

/** For people: the place stands out, and the fix is subdued. */
function coloured(finding: Finding): string {
  const [place, rest] = split(formatFinding(finding), '  ');
  const [problem, mend] = split(rest, ' — ');
  return `${CYAN}${place}${PLAIN}  ${BOLD}${problem}${PLAIN} — ${mend}`;
}

function split(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return [text.slice(0, index), text.slice(index + separator.length)];
}

/**
 * For GitHub Actions, which shows it next to the line: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function annotation({filePath, line, column = 1, problem, mend}: Finding): string {
  const message = `${problem} — ${mend}`.replace(/%/g, '%25').replace(/\n/g, '%0A');
  return `::error file=${filePath},line=${line},col=${column}::${message}`;
}

/**
 * The lines to print for findings.
 *
 * @param asAnnotations whether to add the form that GitHub Actions reads
 */
export const findingLines = (
  findings: readonly Finding[],
  {inColour, asAnnotations}: {inColour: boolean; asAnnotations: boolean},
): string[] => [
  ...findings.map(inColour ? coloured : formatFinding),
  ...(asAnnotations ? findings.map(annotation) : []),
];

/** `2 findings in 1 of 619 files`. */
export function countLine(findings: readonly Finding[], files: number): string {
  const count = findings.length === 1 ? '1 finding' : `${findings.length || 'no'} findings`;
  const named = new Set(findings.map(({filePath}) => filePath)).size;
  const places = files === 1 ? '1 file' : `${files} files`;
  return named > 0 ? `${count} in ${named} of ${places}` : `${count} in ${places}`;
}
