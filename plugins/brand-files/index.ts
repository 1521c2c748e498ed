import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
// Adds `devServer` to the bundler's configuration type.
import type {} from 'webpack-dev-server';
import {facts} from '../../product';
import {designToken} from '../design-tokens';
import {icons} from './icons';
import {webManifest} from './web-manifest';
import {wordmark} from './wordmark';

/** The colour of the name, which stands where a heading could. */
const NAME_COLOUR = '--ifm-heading-color';

const LOGO = path.resolve('static/img/logo.svg');

/**
 * Makes what follows from the logo and the provider's name: the wordmark for both colour modes,
 * the icons and the manifest. So there is one logo to draw and one name to write.
 */
export default function brandFiles({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'brand-files');
  return {
    name: 'brand-files',
    getPathsToWatch: () => [LOGO],
    async loadContent() {
      const logo = await fs.readFile(LOGO, 'utf8');
      const {name} = facts.provider;
      const files = {
        'img/wordmark.svg': await wordmark(logo, name, designToken('light', NAME_COLOUR)),
        'img/wordmark-dark.svg': await wordmark(logo, name, designToken('dark', NAME_COLOUR)),
        'site.webmanifest': webManifest(baseUrl),
        ...(await icons(logo)),
      };
      for (const [file, content] of Object.entries(files)) {
        const target = path.join(folder, file);
        await fs.mkdir(path.dirname(target), {recursive: true});
        await fs.writeFile(target, content);
      }
    },
    configureWebpack: () => ({
      devServer: {static: [{directory: folder, publicPath: baseUrl}]},
    }),
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}},
        {
          tagName: 'link',
          attributes: {rel: 'apple-touch-icon', href: `${baseUrl}apple-touch-icon.png`},
        },
        {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
      ],
    }),
    postBuild: ({outDir}) => fs.cp(folder, outDir, {recursive: true}),
  };
}
