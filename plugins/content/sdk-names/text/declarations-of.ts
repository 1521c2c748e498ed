import type {Sample} from '../sample';
import {endOfScope, endOfStatement} from './scope';

/** A variable or a parameter with a type, or with the value that gives it one. */
interface Declaration {
  at: number;
  /** Where the name means this: after the declaration, to the end of its block. */
  start: number;
  end: number;
  type?: string;
  value?: string;
}

/** Where a sample declares a name. */
export function declarationsOf(name: string, {code, platform}: Sample): Declaration[] {
  const typed =
    platform === 'flutter'
      ? `\\b((?:[A-Z]\\w*|dynamic)(?:<[^;(){}]*>)?)\\??\\s+${name}\\b(?=\\s*[=;,)\\]}]|\\s+in\\b)`
      : // In Swift, `session: URLSession.shared` is an argument.
        `(?<![\\w.])${name}\\s*:\\s*((?:[a-z]\\w*[. ])*\\[?[A-Z]\\w*(?:\\.[A-Z]\\w*)*(?:<[^=(){}]*>)?)(?![\\w.(])`;
  const set = `\\b(?:val|var|let|final)\\s+${name}\\s*=(?!=)\\s*`;
  return [
    ...[...code.matchAll(new RegExp(typed, 'g'))].map(({1: type = '', index}) => ({
      at: index,
      start: index,
      end: endOfScope(code, index),
      type,
    })),
    ...[...code.matchAll(new RegExp(set, 'g'))].map(({0: text, index}) => {
      const from = index + text.length;
      // In a condition of Swift, the block that follows isn't a part of the value.
      const isCondition = /\b(?:if|guard|while)\b[^\n{]*$/.test(code.slice(0, index));
      const start = isCondition ? code.indexOf('{', from) : endOfStatement(code, from);
      return {at: index, start, end: endOfScope(code, index), value: code.slice(from, start)};
    }),
  ];
}
