import type {Parser} from 'web-tree-sitter';

const AT = /^process .* row:(\d+), col:(\d+)/;

/**
 * The offsets up to which a parser could make sense of a text, in order: each is the end of a token.
 *
 * An ERROR node can begin far above the mistake: for a missing brace, at the start of the file. Only the
 * parser's log says where it gave up: `detect_error` if one interpretation fails, and `resume` if none
 * was left.
 */
export function stopsOfParser(parser: Parser, text: string): number[] {
  const starts = startsOfLines(text);
  const stops: number[] = [];
  let now = 0;
  let detected = 0;
  parser.setLogger((message) => {
    const [, row, bytes] = AT.exec(message) ?? [];
    if (row !== undefined) {
      // The log counts bytes, and the runtime uses two per character.
      now = (starts[Number(row)] ?? 0) + Number(bytes) / 2;
    } else if (message.startsWith('detect_error')) {
      detected = now;
    } else if (message.startsWith('resume')) {
      stops.push(detected);
    }
  });
  parser.parse(text)?.delete();
  parser.setLogger(null);
  return stops;
}

function startsOfLines(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({index}) => index + 1)];
}
