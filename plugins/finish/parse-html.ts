import type {Element, Parents, Root} from 'hast';
import {Parser} from 'htmlparser2';
import {find, html as schema} from 'property-information';
import {unixText} from '../../lib/text';

/**
 * The tree of a part of a page. It takes React's word for it that elements are closed and nested correctly: a parser
 * that repairs everything a browser repairs takes ten times as long. What is inside a `<code>` is its text alone.
 *
 * @param html as Docusaurus renders it, with attributes in the case in which they are defined
 */
export function parseHtml(html: string): Root {
  const root: Root = {type: 'root', children: []};
  const open: Parents[] = [root];
  let depthInCode = 0;
  const parser = new Parser(
    {
      onopentag(tagName, attributes) {
        if (depthInCode === 0) {
          const properties = propertiesOf(attributes);
          const element: Element = {type: 'element', tagName, properties, children: []};
          open.at(-1)?.children.push(element);
          open.push(element);
        }
        depthInCode += Number(depthInCode > 0 || tagName === 'code');
      },
      ontext: (value) => open.at(-1)?.children.push({type: 'text', value}),
      onclosetag() {
        depthInCode = Math.max(0, depthInCode - 1);
        if (depthInCode === 0) {
          open.pop();
        }
      },
    },
    {lowerCaseTags: false, lowerCaseAttributeNames: false},
  );
  parser.end(unixText(html));
  return root;
}

/** `{class: 'a b', hidden: ''}` → `{className: ['a', 'b'], hidden: true}` */
const propertiesOf = (attributes: Record<string, string>): Element['properties'] =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const {property, boolean, spaceSeparated} = find(schema, name);
      return [property, boolean ? true : spaceSeparated ? value.trim().split(/\s+/) : value];
    }),
  );
