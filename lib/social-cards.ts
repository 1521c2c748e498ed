/** The cards that link previews show, as pages name them. */
import {posixPath} from '@docusaurus/utils';
import path from 'node:path';

const SITE = path.resolve(__dirname, '..');

/** In px: the size that Open Graph and X expect for a large card. */
export const CARD_SIZE = {width: 1200, height: 630};

/** The folder of all cards, from the site's root. */
export const CARDS = 'img/cards';

/** The card of pages that no writer wrote, such as the list of tags. */
export const SITE_CARD = `${CARDS}/site.png`;

/**
 * The address of a page's card, from the site's root: `docs/Android/using.mdx` has
 * `img/cards/docs/Android/using.png`. It is derived from the source's path rather than the permalink,
 * because it is needed before there are permalinks. Percent-encoded, as file names may contain spaces.
 *
 * @param filePath absolute, or relative to the working directory
 */
export function cardAddress(filePath: string): string {
  const source = posixPath(path.relative(SITE, filePath)).replace(/\.mdx?$/, '.png');
  return `${CARDS}/${source.split('/').map(encodeURIComponent).join('/')}`;
}
