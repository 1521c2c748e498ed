import {expect, test} from '@playwright/test';
import {buildSite} from '../harness/build-site';
import {platformDocs} from '../harness/docs';

const cases: {situation: string; variant?: string; says: (string | RegExp)[]}[] = [
  {
    situation: 'unknown navbar item type: error raised',
    variant: 'unknown-navbar-item-type',
    says: [/carousel/],
  },
  {
    situation: "navbar item fails to render: error reporting the item's configuration",
    says: ['failed to render', '"sidebarId": "tutorial"', '"label": "Tutorial"'],
  },
  {
    situation: 'docs version name not found: error raised',
    says: [/version.*1\.0/i, /current/],
  },
  {
    situation: 'sidebar with nothing to link to: error raised',
    says: [/Sidebar with ID "empty" doesn't have anything to be linked to/],
  },
  {
    situation: 'doc id missing: error listing the available ids',
    says: ['Windows/install', 'index', ...platformDocs.map((route) => route.slice(1))],
  },
  {
    situation: 'sidebar id missing: error listing the available ids',
    says: [/Can't find any sidebar with id "tutorial"/, /Available sidebar ids are:\s+- docs/],
  },
];

for (const {situation, variant = 'broken-navbar', says} of cases) {
  test(situation, async () => {
    const {ok, output} = await buildSite(variant);
    expect(ok).toBe(false);
    for (const words of says) {
      expect(output).toEqual(
        words instanceof RegExp ? expect.stringMatching(words) : expect.stringContaining(words),
      );
    }
    expect(output, 'the message comes without a stack trace').not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  });
}
