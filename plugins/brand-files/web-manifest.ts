import {facts} from '../../product';
import {designToken} from '../design-tokens';

/** The web app manifest (W3C): name and icons of the site on a home screen, as JSON. */
export function webManifest(): string {
  const background = designToken('light', '--ifm-background-surface-color');
  return JSON.stringify({
    name: facts.sdk.name,
    description: facts.provider.tagline,
    start_url: '/',
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons: [192, 512].map((side) => ({
      src: `/img/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
    })),
  });
}
