import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {classesOf} from './classes-of';

const SIGNS: Partial<Record<string, string>> = {ins: '+', del: '-'};

/** The start of a line that has no sign in a diff, which an empty one can do without. */
const UNSIGNED = /^(?:@@|--- |\+\+\+ |diff |index |\\|$)/;

/**
 * The text of a `<code>`, with line feeds alone. The lines of a diff get back the signs that they
 * begin with: plugins/content/code makes an `<ins>` or a `<del>` of each.
 */
export function codeText(code: Element): string {
  const isDiff = classesOf(code).includes('language-diff');
  return (isDiff ? withSigns(code) : toString(code)).replace(/\r\n?/g, '\n');
}

function withSigns(code: Element): string {
  const runs: {sign: string | undefined; text: string}[] = [];
  for (const child of code.children) {
    const sign = child.type === 'element' ? SIGNS[child.tagName] : undefined;
    const last = runs.at(-1);
    if (sign || !last || last.sign) {
      runs.push({sign, text: toString(child)});
    } else {
      last.text += toString(child);
    }
  }
  return runs.map(({sign, text}) => (sign ? sign + text : withSpaces(text))).join('');
}

const withSpaces = (text: string): string =>
  text
    .split('\n')
    .map((line) => (UNSIGNED.test(line) ? line : ` ${line}`))
    .join('\n');
