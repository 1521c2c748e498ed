type Attributes = Readonly<Record<string, string | undefined>>;

/** Makes an element of HTML with attributes and children. */
export const el = (name: string, attributes: Attributes, ...children: (Node | string)[]) =>
  filled(document.createElement(name), attributes, children);

/** Makes an element of SVG. */
export const svg = (name: string, attributes: Attributes, ...children: Node[]) =>
  filled(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);

function filled<Made extends Element>(
  element: Made,
  attributes: Attributes,
  children: (Node | string)[],
): Made {
  for (const [name, value = ''] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}
