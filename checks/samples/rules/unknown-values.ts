import type {Rule} from './rule';
import {unknownName} from './unknown-name';

/** What every closed list of a language has. */
const LANGUAGE = new Set('entries values valueOf allCases init self index byName'.split(' '));

/**
 * A value that is written with its type, such as `Outcome.LEFT_AT_DOOR`, is in the contract.
 * Kotlin declares an extension in the same way: `fun ErrorCode.toText()`.
 */
export const unknownValues: Rule = (sample, {names}) =>
  [...names.values].flatMap(([type, known]) => {
    const use = new RegExp(`(?<!\\b(?:fun|val)\\s)(?<![\\w.])${type}\\s*\\.\\s*(\\w+)`, 'dg');
    return [...sample.code.matchAll(use)].flatMap(({1: name = '', index, indices}) => {
      const offset = indices?.[1]?.[0] ?? index;
      return known.has(name) || LANGUAGE.has(name)
        ? []
        : [unknownName(sample, {offset, kind: `value of ${type}`, name, known})];
    });
  });
