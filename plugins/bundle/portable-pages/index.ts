import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Keeps the folder that a site is built in out of what is built: two machines that build the same
 * commit get the same bytes. Of the compiled pages, Docusaurus 3.10.2 puts it into two places:
 *
 * - the id of an image's module, through an absolute path in the request (utils/src/webpackUtils.ts)
 * - the ids of a post's footnotes (plugin-content-blog/src/remark/footnoteIDFixer.ts)
 *
 * `tests/build/repeatable-build.spec.ts` compares two builds, and names the first file that differs.
 */
export default function portablePages(): Plugin {
  return {
    name: 'portable-pages',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not `test`: by that, Docusaurus recognizes its own rules for Markdown.
            resource: /\.mdx?$/,
            enforce: 'post',
            loader: path.join(__dirname, 'portable-page-loader.cjs'),
          },
        ],
      },
    }),
  };
}
