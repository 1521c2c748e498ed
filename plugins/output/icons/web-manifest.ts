import {facts} from '../../../product';
import {designToken} from '../../../lib/tokens';

/**
 * The web app manifest (W3C): the site's name and icons on a home screen, as JSON.
 *
 * @param baseUrl where the site is on its host, with a slash at both ends
 */
export function webManifest(baseUrl: string): string {
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
