import postcss, {type Declaration} from 'postcss';
import {isForRoot, isForRootAlways, layerOf, propertyDeclarations} from './property-declarations';

/**
 * The custom properties that have the same value everywhere and always: no script names them, no element,
 * mode or medium overrides them, and what their value refers to is the same for every element.
 *
 * @param css a minified style sheet
 * @param words the words of all pages and scripts
 * @returns their values by their names; a value may refer to other properties
 */
export function constantProperties(css: string, words: ReadonlySet<string>): Map<string, string> {
  const declarations = propertyDeclarations(postcss.parse(css));
  const isOneForAll = (name: string) =>
    !words.has(name) && (declarations.get(name) ?? []).every(isForRoot);
  const constants = new Map<string, string>();
  for (const [name, declared] of declarations) {
    const value = onlyValueOf(declared);
    const references = value?.match(/--[\w-]+/g) ?? [];
    if (value && [name, ...references].every(isOneForAll)) {
      constants.set(name, value);
    }
  }
  return constants;
}

/** None when layers compete, or when it is a keyword whose meaning depends on the element. */
function onlyValueOf(declarations: readonly Declaration[]): string | undefined {
  const value = declarations.at(-1)?.value;
  const layers = new Set(declarations.map(layerOf));
  const isOne = declarations.every(isForRootAlways) && layers.size === 1;
  return value && isOne && !KEYWORDS.test(value) ? value : undefined;
}

/** The keywords that every property takes (CSS Cascade 5, section 7.3). */
const KEYWORDS = /^(?:inherit|initial|unset|revert|revert-layer)$/i;
