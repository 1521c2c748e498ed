import type {Element, Parents, Properties, Root} from 'hast';
import {Parser} from 'htmlparser2';
import {find, html as schema} from 'property-information';

/** An element's place in the HTML, in characters: from the start of its first tag to the end of its last. */
export interface Span {
  start: number;
  /** After the first tag. */
  innerStart: number;
  /** Before the last tag. */
  innerEnd: number;
  end: number;
}

/**
 * Where an element keeps its place: in itself, because a WeakMap slows down with every element that it has held
 * (with 1,300 docs, it took a seventh of a build), and under a symbol, because that is not copied with a tree.
 */
const SPAN = Symbol('span');

type Placed = Element & {[SPAN]?: Span};

/** @throws Error for an element that belongs to no page */
export function spanOf(element: Placed): Span {
  const span = element[SPAN];
  if (!span) {
    throw new Error(`<${element.tagName}> is not from a page that parseHtml has read`);
  }
  return span;
}

/**
 * The tree of a page; `spanOf` says where an element is. It takes React's word for it that elements are
 * closed and nested correctly: a parser that repairs everything a browser repairs takes ten times as long.
 *
 * @param html as Docusaurus renders it, with attributes in the case in which they are defined
 */
export function parseHtml(html: string): Root {
  const root: Root = {type: 'root', children: []};
  const open: Parents[] = [root];
  const add = (node: Element | {type: 'text'; value: string}) => open.at(-1)?.children.push(node);
  const parser = new Parser(
    {
      onopentag(tagName, attributes) {
        const [start, innerStart] = [parser.startIndex, parser.endIndex + 1];
        const element: Placed = {
          type: 'element',
          tagName,
          properties: propertiesOf(attributes),
          children: [],
          [SPAN]: {start, innerStart, innerEnd: innerStart, end: innerStart},
        };
        add(element);
        open.push(element);
      },
      ontext: (value) => add({type: 'text', value}),
      onclosetag(_name, isImplied) {
        const element = open.pop();
        if (element?.type === 'element' && !isImplied) {
          Object.assign(spanOf(element), {innerEnd: parser.startIndex, end: parser.endIndex + 1});
        }
      },
    },
    {lowerCaseTags: false, lowerCaseAttributeNames: false},
  );
  parser.end(html);
  return root;
}

/** `{class: 'a b', hidden: ''}` → `{className: ['a', 'b'], hidden: true}` */
function propertiesOf(attributes: Record<string, string>): Properties {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const {property, boolean, spaceSeparated} = find(schema, name);
      return [property, boolean ? true : spaceSeparated ? value.trim().split(/\s+/) : value];
    }),
  );
}
