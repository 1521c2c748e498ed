import postcss from 'postcss';

/**
 * A style sheet in which no list of selectors names a class that no element can have. Lightning CSS removes a
 * rule only if it can remove all of its selectors.
 *
 * @param css a style sheet
 * @param unused names of classes
 */
export function withoutSelectors(css: string, unused: readonly string[]): string {
  const sheet = postcss.parse(css);
  const isUsed = (selector: string) =>
    !unused.some((name) => selector.split(/[^\w.-]|(?=\.)/).includes(`.${name}`));
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter(isUsed);
    if (used.length > 0 && used.length < rule.selectors.length) {
      rule.selectors = used;
    }
  });
  return sheet.toString();
}
