import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {PUBLISHED, readText, replaceFile} from '../../lib/files';

export const LOGO = path.resolve(__dirname, '../../product/logo.svg');

/** For the home screen of an iPhone, and for programs that can't read SVG. */
const PICTURE = 'apple-touch-icon.png';

/** In pixels, what an iPhone expects. */
const SIDE = 180;

/** Makes the icons from the logo, so there is only one logo to draw. */
export default function icons({baseUrl, siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, PUBLISHED);
  return {
    name: 'icons',
    async loadContent() {
      const {Resvg} = await import('@resvg/resvg-js');
      const logo = readText(LOGO);
      const drawn = new Resvg(logo, {fitTo: {mode: 'width', value: SIDE}}).render();
      replaceFile(path.join(folder, 'img/logo.svg'), logo);
      replaceFile(path.join(folder, PICTURE), drawn.asPng());
    },
    injectHtmlTags: () => ({
      headTags: ['icon', 'apple-touch-icon'].map((rel) => ({
        tagName: 'link',
        attributes: {rel, href: baseUrl + PICTURE, type: 'image/png'},
      })),
    }),
  };
}
