import {facts} from '../../product';
import {palette} from './palette';

/** The web app manifest (W3C): name and icons of the site on a home screen, as JSON. */
export function webManifest(): string {
  const {light} = palette;
  return JSON.stringify({
    name: facts.sdk.name,
    description: facts.provider.tagline,
    start_url: '/',
    display: 'browser',
    background_color: light.background,
    theme_color: light.background,
    icons: [192, 512].map((side) => ({
      src: `/img/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
    })),
  });
}
