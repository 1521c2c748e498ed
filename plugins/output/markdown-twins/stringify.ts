import type {Root} from 'mdast';
import type {State, Unsafe} from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    handlers: {
      root(
        node: Root,
        _parent: unknown,
        state: State,
        info: Parameters<State['containerFlow']>[1],
      ) {
        state.unsafe = state.unsafe.flatMap(narrower);
        return state.containerFlow(node, info);
      },
    },
  });

/** A tree as Markdown, in which characters are only escaped where they would mean something. */
export const stringify = (tree: Root): string => writer.stringify(tree);

/** A mark with space on both sides neither begins nor ends emphasis. */
const BESIDE_A_WORD = [{before: '\\S'}, {after: '\\S'}];

/** Where characters that remark-stringify always escapes need it, within a line and at its start. */
const IN_LINE: Partial<Record<string, Pick<Unsafe, 'before' | 'after'>[]>> = {
  '*': BESIDE_A_WORD,
  _: BESIDE_A_WORD,
  // Ends struck-through text, or begins a footnote: `](` is escaped anyway.
  '~': [{before: '\\S'}],
  '[': [{after: '\\^'}],
};
const AT_START: typeof IN_LINE = {
  // A fence; a task's checkbox, and a definition.
  '~': [{after: '~'}],
  '[': [{after: '(?:[ xX]\\]|[^\\]]+\\]:)'}],
};

function narrower(pattern: Unsafe): Unsafe[] {
  const {character, atBreak, inConstruct, notInConstruct} = pattern;
  const isBroad = !pattern.before && !pattern.after;
  const places = atBreak
    ? AT_START[character]
    : inConstruct?.includes('phrasing') && IN_LINE[character];
  return isBroad && places
    ? places.map((place) => ({character, atBreak, inConstruct, notInConstruct, ...place}))
    : [pattern];
}
