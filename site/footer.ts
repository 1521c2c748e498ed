import type {ThemeConfig} from '@docusaurus/preset-classic';
import {facts} from '../product';
import {platformIds} from '../product/find-platform';
import {platforms} from '../product/platforms';

/** Without `style`, as in the navbar. */
export const footer: Omit<NonNullable<ThemeConfig['footer']>, 'style'> = {
  links: [
    {
      title: 'Documentation',
      items: [
        {label: facts.sdk.name, to: '/'},
        {label: 'Getting Started', to: `/${facts.android.path}/install`},
      ],
    },
    {
      title: 'Platforms',
      items: platformIds.map((id) => ({
        label: platforms[id].name,
        to: `/${platforms[id].path}/install`,
      })),
    },
    {
      title: facts.provider.name,
      items: [
        {label: 'Website', href: facts.provider.website},
        // It opens the reader's email app, so it needs no new tab.
        {label: 'Support', href: `mailto:${facts.support.email}`, target: '_self'},
      ],
    },
  ],
  copyright: `${facts.provider.name}. ${facts.provider.tagline}.`,
};
