import type {Element} from 'hast';

/** The classes of an element, each on its own. */
export const classesOf = ({properties: {className}}: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];
