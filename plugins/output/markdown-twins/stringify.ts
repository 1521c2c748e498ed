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

/** Markdown of a tree, in which no sign is escaped that means nothing where it stands. */
export const stringify = (tree: Root): string => writer.stringify(tree);

/** A sign with space on both sides begins and ends no emphasis. */
const BESIDE_A_WORD = [{before: '\\S'}, {after: '\\S'}];

/** Where signs that remark-stringify always escapes need it, in a line and at its start. */
const IN_LINE: Partial<Record<string, Pick<Unsafe, 'before' | 'after'>[]>> = {
  '*': BESIDE_A_WORD,
  _: BESIDE_A_WORD,
  // It ends what is struck through, or begins a footnote: `](` is escaped anyway.
  '~': [{before: '\\S'}],
  '[': [{after: '\\^'}],
};
const AT_START: typeof IN_LINE = {
  // A fence; a box of a task, and a definition.
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
