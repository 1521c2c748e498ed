/** What MDX gives: the attributes of an element, and why it can't read a text. */
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import type {SourceFault} from './faults';

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isElement = (node: {type: string}): node is MdxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The attributes of an MDX element that are written as strings, by name. */
export function attributesOf({
  attributes,
}: MdxElement): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/** Why MDX can't read a text. */
export type MdxFault = Omit<Required<SourceFault>, 'filePath'>;

/**
 * Parts of MDX's messages, each with how to fix it and, where they blame the wrong thing, what is wrong;
 * the first that matches counts.
 */
const MENDS: readonly (readonly [says: RegExp, mend: string, problem?: string])[] = [
  [/create a comment/, 'write a comment as {/* … */}', 'an HTML comment is not valid here'],
  [
    /create a link/,
    'write a link as [text](address)',
    'an address in angle brackets is not valid here',
  ],
  [/expression/, 'write "{" as "\\{", close the brace, or put the text in backticks'],
  [
    /import/,
    'correct the import or export, and leave a blank line below it; begin a sentence with another word',
  ],
  [/attribute/, 'correct the tag\'s attributes; if it is not a tag, write "<" as "&lt;"'],
  [/`<details>`.*`paragraph`/, 'write <details> and <summary>…</summary> on a line each'],
  [
    /closing/,
    'open and close each tag at the same depth: <p>…</p>, or <br /> if there is no text; if it is not a tag, write "<" as "&lt;" or use backticks',
  ],
  [/name/, 'write "<" as "&lt;", or put the text in backticks', 'this "<" does not begin a tag'],
];

/** An id in the form that earlier versions of Docusaurus accepted: `## Title {#id}`. */
const OLD_ID = /^#+ .*\{#([\w-]+)\}\s*$/;

/**
 * What an error from unified's MDX parser says; undefined for any other error.
 *
 * @param text what it was given
 */
export function mdxFault(error: unknown, text: string): MdxFault | undefined {
  if (!(error instanceof Error && 'reason' in error)) {
    return undefined;
  }
  const message = error as VFile['messages'][number];
  const place = placeOf(message);
  const [, id] = OLD_ID.exec(text.split('\n')[place.line - 1] ?? '') ?? [];
  if (id) {
    return {...place, problem: `{#${id}} is not a heading id here`, mend: `write {/* #${id} */}`};
  }
  const [, mend = 'see https://mdxjs.com/docs/troubleshooting-mdx', problem = message.reason] =
    MENDS.find(([says]) => says.test(message.reason)) ?? [];
  return {...place, problem, mend};
}

/** Of an unclosed tag, only the text says where it begins: ``for `<p>` (3:1-3:4)``. */
function placeOf({reason, line = 1, column = 1}: VFile['messages'][number]) {
  const [, begin, place] = / for `<.*?` \((\d+):(\d+)/.exec(reason) ?? [];
  return begin && place ? {line: Number(begin), column: Number(place)} : {line, column};
}
