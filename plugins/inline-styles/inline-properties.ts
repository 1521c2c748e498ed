import {transform, type TokenOrValue, type Visitor} from 'lightningcss';

/**
 * A style sheet in which the custom properties that never change are replaced by their values. A
 * property never changes when it has one value, set at `:root` outside of any condition and without
 * reference to another property, and no script names it.
 *
 * @param css a minified style sheet
 * @param words the words of all pages and scripts
 */
export function inlineProperties(css: string, words: ReadonlySet<string>): string {
  const values = valuesAtRoot(css);
  for (const name of values.keys()) {
    if (words.has(name) || css.split(new RegExp(`[{;]${name}:`)).length !== 2) {
      values.delete(name);
    }
  }
  return visit(css, {
    Variable: ({name}) => {
      const value = values.get(name.ident);
      // A minified `var(--a)var(--b)` must not become `1px2px`.
      return value && [SPACE, ...value, SPACE];
    },
  });
}

const SPACE: TokenOrValue = {type: 'token', value: {type: 'white-space', value: ' '}};

function valuesAtRoot(css: string): Map<string, TokenOrValue[]> {
  const values = new Map<string, TokenOrValue[]>();
  let conditions = 0;
  const enter = () => {
    conditions++;
  };
  const exit = () => {
    conditions--;
  };
  visit(css, {
    Rule: {
      media: enter,
      supports: enter,
      container: enter,
      style: ({value: {selectors, declarations}}) => {
        if (conditions > 0 || JSON.stringify(selectors) !== ROOT) {
          return;
        }
        for (const {property, value} of declarations.declarations) {
          if (property === 'custom' && !value.value.some(isReference)) {
            values.set(value.name, value.value);
          }
        }
      },
    },
    RuleExit: {media: exit, supports: exit, container: exit},
  });
  return values;
}

const ROOT = JSON.stringify([[{type: 'pseudo-class', kind: 'root'}]]);

/** Whether a value depends on another property, at any depth. */
const isReference = (part: TokenOrValue) => JSON.stringify(part).includes('"type":"var"');

const visit = (css: string, visitor: Visitor<never>): string =>
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    visitor,
  }).code.toString();
