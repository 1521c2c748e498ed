import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import {drawnLogo, LOGO} from '../../../lib/drawn-logo';
import {publishedFolder} from '../../../lib/published-folder';
import {drawIcons} from './draw-icons';
import {webManifest} from './web-manifest';

/**
 * Makes the icons and the manifest from the logo and the site's names, so there is only one logo to draw.
 */
export default function icons({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const folder = publishedFolder(generatedFilesDir);
  return {
    name: 'icons',
    getPathsToWatch: () => [LOGO],
    async loadContent() {
      const logo = drawnLogo();
      const files = {
        'img/logo.svg': logo,
        'site.webmanifest': webManifest(baseUrl),
        ...(await drawIcons(logo)),
      };
      for (const [file, content] of Object.entries(files)) {
        const target = path.join(folder, file);
        await fs.mkdir(path.dirname(target), {recursive: true});
        await fs.writeFile(target, content);
      }
    },
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
  };
}
