import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {output} from '../finish/output';

export const LOGO = path.resolve(__dirname, '../../product/logo.svg');

/** For the home screen of an iPhone, and for programs that can't read SVG. */
const PICTURE = 'apple-touch-icon.png';

/** In pixels, what an iPhone expects. */
const SIZE = {width: 180, height: 180};

/** The icons, which are made from the logo, so there is only one logo to draw. */
export const icons = output(
  'icons',
  () => [],
  async () => ({'img/logo.svg': fs.readFileSync(LOGO), [PICTURE]: await drawIcon()}),
);

/** Says on every page where the picture is. */
export const iconLinks = ({baseUrl}: LoadContext): Plugin => ({
  name: 'icon-links',
  injectHtmlTags: () => ({
    headTags: ['icon', 'apple-touch-icon'].map((rel) => ({
      tagName: 'link',
      attributes: {rel, href: baseUrl + PICTURE, type: 'image/png'},
    })),
  }),
});

async function drawIcon(): Promise<Buffer> {
  const {Renderer} = await import('@takumi-rs/core');
  const images = [{src: 'logo', data: fs.readFileSync(LOGO)}];
  const style = {...SIZE, objectFit: 'contain'} as const;
  return new Renderer().render({type: 'image', src: 'logo', style}, {...SIZE, images});
}
