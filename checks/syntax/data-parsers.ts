import {parseAllDocuments} from 'yaml';
import {problemAtOffset, type SyntaxProblem} from './syntax-problem';

/** A parser's message without the excerpt below it and the full stop. */
const firstLine = (message: string) => (message.split('\n')[0] ?? '').replace(/[.:]$/, '');

export function parseYaml(text: string): SyntaxProblem[] {
  return [...parseAllDocuments(text, {prettyErrors: false})]
    .flatMap(({errors, warnings}) => [...errors, ...warnings])
    .map(({pos, message}) => problemAtOffset(text, pos[0], firstLine(message)));
}

/**
 * JSON for exchange: without comments, without a trailing comma. A duplicate key is a problem too, although
 * JSON uses the last one.
 */
export function parseJson(text: string): SyntaxProblem[] {
  try {
    JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [place, offset] = / (?:in JSON )?at position (\d+).*/s.exec(message) ?? [''];
    // Without a position, the text ended too early.
    const at = Math.min(Number(offset ?? Infinity), text.trimEnd().length);
    return [problemAtOffset(text, at, firstLine(message.replace(place, '')))];
  }
  // JSON is also YAML, whose parser knows where keys are.
  return [...parseAllDocuments(text, {prettyErrors: false})]
    .flatMap(({errors}) => errors)
    .filter(({code}) => code === 'DUPLICATE_KEY')
    .map(({pos}) => problemAtOffset(text, pos[0], 'the key appears twice'));
}
