import type {ContractNames} from '../contract-names';
import type {Sample} from '../sample';
import {bodiesOf} from '../text/find';
import {extendsType} from '../text/declared-names';
import {CONDITION, type Place} from './shorthand-uses';

/**
 * Where an app's own declarations say that a value of the SDK is meant, in Swift: an argument, a comparison, an
 * assignment or a pattern for a name that is declared with the type, and the result of what returns it.
 */
export const declaredPlaces = (
  sample: Sample,
  names: ContractNames,
  samples: readonly Sample[],
): Place[] =>
  [...names.values].flatMap(([type, values]) => {
    const value = `\\.(${[...values.keys()].join('|')})\\b`;
    const here = namesOfType(type, [sample], names);
    // What another file declares is at most a property here: a variable of that name can be anything.
    const object = `(?:(?<![\\w.])(?:${here})|\\.(?:${namesOfType(type, samples, names)}))`;
    const self = extendsType(sample, type) ? '|\\bself' : '';
    return [
      ...[
        `(?<=\\b(?:${namesOfType(type, samples, names)})\\s*[:(]\\s*${CONDITION})${value}`,
        `(?<=(?:${object}${self})\\s*[=!]?=\\s*)${value}`,
        `(?<=\\bcase\\s+)${value}(?=(?:\\([^)]*\\))?\\s*=\\s*[\\w.$?!]*${object}\\b)`,
      ].map((pattern) => ({type, pattern: new RegExp(pattern, 'dg')})),
      ...bodiesOf(sample.code, new RegExp(`(?:->|\\w:)\\s*${type}\\s*(?=\\{)`, 'g')).map(
        (body) => ({
          type,
          pattern: new RegExp(`(?<=\\breturn\\s+|${type}\\s*\\{\\s*)${value}`, 'dg'),
          ...body,
        }),
      ),
    ];
  });

/** The names that samples or the SDK declare with a type, as alternatives of an expression. */
function namesOfType(
  type: string,
  samples: readonly Sample[],
  {fields, members}: ContractNames,
): string {
  const returning = [...members].flatMap(([owner, byName]) =>
    [...byName]
      .filter(([, signature]) => new RegExp(`-> ${type}$`).test(signature))
      .map(([name]) => `${owner}\\.${name}`),
  );
  const declarations = [
    // A property, a variable or an argument; the label comes first.
    `(?<![\\w.])(?!(?:_|let|var)\\b)(\\w+)(?:\\s+\\w+)?\\s*:\\s*${type}\\b`,
    `\\b(?:let|var)\\s+(\\w+)\\s*=\\s*(?:try\\s+)?(?:await\\s+)?(?:${[`${type}\\.`, ...returning].join('|')})`,
    // What has the type as its first argument.
    `\\b(?:func\\s+)?(\\w+)\\((?:_\\s+\\w+\\s*:\\s*)?${type}\\b`,
  ].map((pattern) => new RegExp(pattern, 'g'));
  const own = samples.flatMap(({code}) =>
    declarations.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name)),
  );
  const ofSdk = [...fields.values()].flatMap((byName) =>
    [...byName].filter(([, each]) => each === type).map(([name]) => name),
  );
  // An alternative that nothing is, so that a type without names is never found.
  return [...new Set(['(?!)', ...own, ...ofSdk])].join('|');
}
