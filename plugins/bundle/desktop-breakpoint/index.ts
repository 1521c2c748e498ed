import type {Plugin} from '@docusaurus/types';
import type {AtRule} from 'postcss';

/**
 * Makes desktop begin AT 996 px in style sheets (specification 3.18). In Docusaurus 3.10.2 and Infima,
 * it begins at 997 px. The patch `desktop-from-996` does the same for their scripts.
 */
export default function desktopBreakpoint(): Plugin {
  return {
    name: 'desktop-breakpoint',
    configurePostCss(options) {
      options.plugins.push({postcssPlugin: 'desktop-from-996', AtRule: {media: from996}});
      return options;
    },
  };
}

function from996(rule: AtRule): void {
  rule.params = rule.params
    .replace(/\(max-width:\s*996px\)/g, '(max-width: 995px)')
    .replace(/\(min-width:\s*997px\)/g, '(min-width: 996px)');
}
