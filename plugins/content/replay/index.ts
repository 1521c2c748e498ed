import type {LoadContext, Plugin} from '@docusaurus/types';
import {apartmentDelivery} from '../../../product/contract/recordings';
import {platformIds, tabValueOf} from '../../../product/find-platform';
import type {Replays} from '../../../lib/replay';
import {watchedSamples} from '../samples/read-sample';
import {replayOn} from './replay-on';

/**
 * Gives the landing page's player its delivery, spelled and highlighted for each platform: the player
 * imports `@generated/replay/default/replay.json`, which becomes part of its script.
 */
export default function replay({baseUrl}: LoadContext): Plugin {
  return {
    name: 'replay',
    getPathsToWatch: watchedSamples,
    async contentLoaded({actions}) {
      const replays: Replays = Object.fromEntries(
        platformIds.map((id) => [tabValueOf(id), replayOn(id, apartmentDelivery, baseUrl)]),
      );
      await actions.createData('replay.json', JSON.stringify(replays, null, 2));
    },
  };
}
