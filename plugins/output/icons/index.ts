import type {LoadContext, Plugin} from '@docusaurus/types';
import {Resvg} from '@resvg/resvg-js';
import fs from 'node:fs/promises';
import path from 'node:path';
import pngToIco from 'png-to-ico';
import {drawnLogo, LOGO} from '../../../lib/tokens';
import {publishedFolder} from '../../../lib/files';
import {webManifest} from './web-manifest';

/** Sizes in pixels that browsers expect in a manifest, and for a page added to an iPhone's home screen. */
const PNG_SIDES = {'apple-touch-icon.png': 180, 'img/icon-192.png': 192, 'img/icon-512.png': 512};

/** Sizes in pixels of the pictures in favicon.ico, for programs that can't read SVG. */
const ICO_SIDES = [16, 32, 48];

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
        ...Object.fromEntries(
          Object.entries(PNG_SIDES).map(([name, side]) => [name, drawn(logo, side)]),
        ),
        'favicon.ico': await pngToIco(ICO_SIDES.map((side) => drawn(logo, side))),
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

/** @param logo SVG, with a square view box */
function drawn(logo: string, side: number): Buffer {
  return new Resvg(logo, {fitTo: {mode: 'width', value: side}}).render().asPng();
}
