import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {defineElement} from '@site/src/elements/define-element';

/**
 * What a `<event-replay>` does: its button fetches the player, which takes over the figure until the reader closes it.
 * No part of the player is loaded before that.
 */
function connectReplay(element: HTMLElement): () => void {
  const ending = new AbortController();
  const failure = document.createElement('p');
  failure.setAttribute('role', 'alert');
  const opener = element.querySelector('figcaption button');

  const open = async () => {
    failure.remove();
    try {
      const player = await import(/* webpackChunkName: "replay" */ './Replay/player/Player');
      player.openPlayer(element, ending.signal);
    } catch {
      failure.textContent = translate({
        id: 'site.Replay.failed',
        message: 'The player could not be loaded. Check your connection, and try again.',
      });
      opener?.after(failure);
    }
  };
  const onClick = (event: Event) => {
    // Handled: the application need not press it again (src/early/clicks.js).
    event.preventDefault();
    void open();
  };
  opener?.addEventListener('click', onClick, ending);
  return () => ending.abort();
}

/** The custom elements of the figures that draw this SDK. */
if (ExecutionEnvironment.canUseDOM) {
  defineElement('event-replay', connectReplay);
}
