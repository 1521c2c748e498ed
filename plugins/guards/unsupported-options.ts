import type {LoadContext, Plugin} from '@docusaurus/types';

type Options = Pick<LoadContext, 'siteConfig'>['siteConfig'];

/** Options of Docusaurus that this site can't follow, and what stands in their way. */
const UNSUPPORTED: readonly {isSet: (config: Options) => boolean; problem: string; mend: string}[] =
  [
    {
      isSet: ({markdown}) => markdown.mermaid,
      problem:
        'markdown.mermaid draws diagrams with inline styles, which the policy of every page forbids',
      mend: 'import a drawing as SVG, or let plugins/finish/policy.ts allow inline styles',
    },
    {
      isSet: ({themeConfig}) => 'algolia' in themeConfig,
      problem: "themeConfig.algolia has no effect, because the site's own search takes its place",
      mend: 'delete src/theme/SearchBar and src/components/Search first, and add the host of the search to connect-src in plugins/finish/policy.ts',
    },
  ];

/** What is wrong with a config, one line for each option. */
export const unsupportedOptions = (config: Options): string[] =>
  UNSUPPORTED.filter(({isSet}) => isSet(config)).map(({problem, mend}) => `${problem} — ${mend}`);

/**
 * Stops a build or a preview whose config has an option that would be ignored, or fail in the browser alone.
 *
 * @throws Error with a line for each
 */
export default function refuseUnsupportedOptions({siteConfig}: LoadContext): Plugin {
  const lines = unsupportedOptions(siteConfig);
  if (lines.length > 0) {
    throw new Error(lines.map((line) => `docusaurus.config.ts  ${line}`).join('\n'));
  }
  return {name: 'unsupported-options'};
}
