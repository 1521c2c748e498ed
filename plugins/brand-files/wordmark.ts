import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import satori from 'satori';

/** Height of the wordmark and side of the logo, in pixels. */
export const WORDMARK_HEIGHT = 32;

const FONT = createRequire(__filename).resolve(
  '@fontsource/inter/files/inter-latin-600-normal.woff',
);

/**
 * The logo and a name beside it as one SVG, so that the name looks the same on every system
 * without a font to load.
 *
 * @param logo the logo as SVG, on a square view box
 * @param name what stands beside it
 * @param colour of the name, as CSS writes it
 */
export async function wordmark(logo: string, name: string, colour: string): Promise<string> {
  const text = await satori(
    {
      type: 'div',
      key: null,
      props: {
        style: {
          alignItems: 'center',
          color: colour,
          display: 'flex',
          fontSize: 18,
          height: WORDMARK_HEIGHT,
          letterSpacing: '-0.015em',
          paddingLeft: WORDMARK_HEIGHT + 10,
        },
        children: name,
      },
    },
    {
      height: WORDMARK_HEIGHT,
      fonts: [{name: 'Inter', data: await fs.readFile(FONT), weight: 600, style: 'normal'}],
    },
  );
  return roundNumbers(text).replace(/<svg[^>]*>/, (open) => `${open}${sized(logo)}`);
}

/** Two decimals are a fiftieth of a pixel here, and halve the file. */
function roundNumbers(svg: string): string {
  return svg.replace(/\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(2))));
}

function sized(logo: string): string {
  return logo
    .trim()
    .replace('<svg ', `<svg width="${WORDMARK_HEIGHT}" height="${WORDMARK_HEIGHT}" `);
}
