import Prism, {type Grammar, type TokenStream} from 'prismjs';
import {kindOf, type Kind} from './token-kinds';

/** A piece of code of one kind. */
export interface Run {
  text: string;
  kind: Kind | undefined;
}

/**
 * Tokenizes code and flattens the nested tokens into runs, neighbours of one kind merged.
 *
 * @returns the runs of each line, without line breaks
 */
export function tokenize(code: string, grammar: Grammar, language: string): Run[][] {
  // As Prism.highlight does: JSX and Markdown find a part of their tokens in these hooks.
  const env = {code, grammar, language, tokens: [] as TokenStream};
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(code, grammar);
  Prism.hooks.run('after-tokenize', env);
  const lines: Run[][] = [[]];
  for (const {text, kind} of flatten(env.tokens, undefined)) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      append(lines.at(-1) ?? [], {text: part, kind});
    });
  }
  return lines;
}

function flatten(stream: TokenStream, surrounding: Kind | undefined): Run[] {
  if (typeof stream === 'string') {
    return [{text: stream, kind: surrounding}];
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((part) => flatten(part, surrounding));
  }
  return flatten(stream.content, kindOf([stream.type, ...[stream.alias].flat()], surrounding));
}

/** Adds a run to a line, merged with the one before where the eye sees no difference. */
function append(line: Run[], run: Run): void {
  const last = line.at(-1);
  if (last && (last.kind === run.kind || !run.text.trim())) {
    last.text += run.text;
  } else if (run.text) {
    line.push({...run});
  }
}
