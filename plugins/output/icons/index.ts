import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
// Adds `devServer` to the bundler's configuration type.
import type {} from 'webpack-dev-server';
import {drawnLogo, LOGO} from '../../../lib/drawn-logo';
import {icons} from './icons';
import {webManifest} from './web-manifest';

/**
 * Makes the icons and the manifest from the logo and the names of the site, so there is one logo to
 * draw.
 */
export default function brandFiles({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'brand-files');
  return {
    name: 'brand-files',
    getPathsToWatch: () => [LOGO],
    async loadContent() {
      const logo = drawnLogo();
      const files = {
        'img/logo.svg': logo,
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
