import {translate} from '@docusaurus/Translate';
import {el} from '@site/src/elements/el';

/**
 * What a `<event-replay>` does: its button fetches the player, which takes over the figure until the
 * reader closes it. No part of the player is loaded before that.
 *
 * @throws Error when it has no button
 */
export function connectReplay(element: HTMLElement): () => void {
  const button = element.querySelector('button');
  if (!button) {
    throw new Error('<event-replay> has no <button> that opens its player');
  }
  const ending = new AbortController();
  const failure = el('p', {role: 'alert'});

  const open = async () => {
    failure.remove();
    const player = await import(/* webpackChunkName: "replay" */ './player/Player').catch(
      () => undefined,
    );
    if (!player) {
      failure.textContent = translate({
        id: 'site.Replay.failed',
        message: 'The player could not be loaded. Check your connection, and try again.',
      });
      button.after(failure);
    } else if (element.dataset.open === undefined && !ending.signal.aborted) {
      player.openPlayer(element, button, ending.signal);
    }
  };
  button.addEventListener(
    'click',
    (event) => {
      // Handled: the application need not press it again (src/early/clicks.js).
      event.preventDefault();
      void open();
    },
    ending,
  );
  return () => ending.abort();
}
