import type {Element, Parents, Properties, Root} from 'hast';
import {Parser} from 'htmlparser2';
import {find, html as schema} from 'property-information';

/**
 * The tree of a page. It takes React's word for it that elements are closed and nested as they should
 * be: a parser that mends all that a browser mends takes ten times as long.
 *
 * @param html as Docusaurus renders it, in which attributes have the case that they are defined with
 */
export function parseHtml(html: string): Root {
  const root: Root = {type: 'root', children: []};
  const open: Parents[] = [root];
  const add = (node: Element | {type: 'text'; value: string}) => open.at(-1)?.children.push(node);
  const parser = new Parser(
    {
      onopentag(tagName, attributes) {
        const element: Element = {
          type: 'element',
          tagName,
          properties: propertiesOf(attributes),
          children: [],
        };
        add(element);
        open.push(element);
      },
      ontext: (value) => add({type: 'text', value}),
      onclosetag: () => open.pop(),
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
