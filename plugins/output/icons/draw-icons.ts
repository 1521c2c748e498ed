import {Resvg} from '@resvg/resvg-js';
import pngToIco from 'png-to-ico';

/** Sizes in pixels that browsers expect in a manifest, and for a page added to an iPhone's home screen. */
const PNG_SIDES = {'apple-touch-icon.png': 180, 'img/icon-192.png': 192, 'img/icon-512.png': 512};

/** Sizes in pixels of the pictures in favicon.ico, for programs that can't read SVG. */
const ICO_SIDES = [16, 32, 48];

/** The logo (SVG, with a square view box) as a file of each required size, by file name. */
export async function drawIcons(logo: string): Promise<Record<string, Buffer>> {
  const pngs = Object.entries(PNG_SIDES).map(([name, side]) => [name, render(logo, side)] as const);
  return {
    ...Object.fromEntries(pngs),
    'favicon.ico': await pngToIco(ICO_SIDES.map((side) => render(logo, side))),
  };
}

function render(logo: string, side: number): Buffer {
  return new Resvg(logo, {fitTo: {mode: 'width', value: side}}).render().asPng();
}
