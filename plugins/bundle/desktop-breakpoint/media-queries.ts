import type {AtRule} from 'postcss';

/**
 * PostCSS plugin: `(max-width: 996px)` → `(max-width: 995px)`,
 * `(min-width: 997px)` → `(min-width: 996px)`.
 */
export const mediaFrom996 = {
  postcssPlugin: 'desktop-from-996',
  AtRule: {
    media(rule: AtRule) {
      rule.params = rule.params
        .replace(/\(max-width:\s*996px\)/g, '(max-width: 995px)')
        .replace(/\(min-width:\s*997px\)/g, '(min-width: 996px)');
    },
  },
};
