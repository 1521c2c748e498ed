import {translate} from '@docusaurus/Translate';

/** The labels of the player's buttons. */
export const labels = () => ({
  play: translate({
    id: 'site.Journey.play',
    message: 'Play',
    description: 'Button of the picture of a delivery',
  }),
  pause: translate({
    id: 'site.Journey.pause',
    message: 'Pause',
    description: 'Button of the picture of a delivery',
  }),
  previous: translate({
    id: 'site.Journey.previous',
    message: 'Previous step',
    description: 'Button of the picture of a delivery that goes back by one event',
  }),
  next: translate({
    id: 'site.Journey.next',
    message: 'Next step',
    description: 'Button of the picture of a delivery that goes on by one event',
  }),
  close: translate({
    id: 'site.Journey.close',
    message: 'Close',
    description: 'Button of the picture of a delivery that ends the player',
  }),
});
