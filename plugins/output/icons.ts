import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {PUBLISHED, readText, replaceFile} from '../../lib/files';

export const LOGO = path.resolve(__dirname, '../../product/logo.svg');

/** In pixels, what an iPhone expects for its home screen. */
const TOUCH_ICON = 180;

/** Sizes in pixels of the pictures in favicon.ico, for programs that can't read SVG. */
const ICO_SIDES = [16, 32, 48];

/** Makes the icons from the logo, so there is only one logo to draw. */
export default function icons({baseUrl, siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, PUBLISHED);
  return {
    name: 'icons',
    async loadContent() {
      const {Resvg} = await import('@resvg/resvg-js');
      const {default: pngToIco} = await import('png-to-ico');
      const logo = readText(LOGO);
      const drawn = (side: number) =>
        new Resvg(logo, {fitTo: {mode: 'width', value: side}}).render().asPng();
      replaceFile(path.join(folder, 'img/logo.svg'), logo);
      replaceFile(path.join(folder, 'apple-touch-icon.png'), drawn(TOUCH_ICON));
      replaceFile(path.join(folder, 'favicon.ico'), await pngToIco(ICO_SIDES.map(drawn)));
    },
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}},
        {
          tagName: 'link',
          attributes: {rel: 'apple-touch-icon', href: `${baseUrl}apple-touch-icon.png`},
        },
      ],
    }),
  };
}
