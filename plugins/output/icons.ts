import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import {facts} from '../../product';
import {designToken, drawnLogo, LOGO} from '../../lib/tokens';
import {publishedFolder} from '../../lib/files';

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
      const {Resvg} = await import('@resvg/resvg-js');
      const {default: pngToIco} = await import('png-to-ico');
      const logo = drawnLogo();
      const drawn = (side: number) =>
        new Resvg(logo, {fitTo: {mode: 'width', value: side}}).render().asPng();
      const files = {
        'img/logo.svg': logo,
        'site.webmanifest': webManifest(baseUrl),
        ...Object.fromEntries(Object.entries(PNG_SIDES).map(([name, side]) => [name, drawn(side)])),
        'favicon.ico': await pngToIco(ICO_SIDES.map((side) => drawn(side))),
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

/**
 * The web app manifest (W3C): the site's name and icons on a home screen, as JSON.
 *
 * @param baseUrl where the site is on its host, with a slash at both ends
 */
function webManifest(baseUrl: string): string {
  const background = designToken('light', '--ifm-background-surface-color');
  return JSON.stringify({
    name: facts.sdk.name,
    description: facts.provider.tagline,
    start_url: baseUrl,
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons: [192, 512].map((side) => ({
      src: `${baseUrl}img/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
    })),
  });
}
