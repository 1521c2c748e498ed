import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {send} from '@site/src/early/signals';
import {defineElement} from '@site/src/elements/define-element';

/** The custom elements of the figures that draw this SDK. */
if (ExecutionEnvironment.canUseDOM) {
  // Its button fetches the player, which takes over the figure until the reader closes it.
  defineElement('event-replay', (element) => {
    const ending = new AbortController();
    const open = (event: Event) => {
      // Handled: the application need not press it again (src/early/presses.ts).
      event.preventDefault();
      import(/* webpackChunkName: "replay" */ './Replay/player/Player').then(
        ({openPlayer}) => openPlayer(element, ending.signal),
        // As for a page.
        (error: unknown) => send('navigationfailure', error),
      );
    };
    element.querySelector('figcaption button')?.addEventListener('click', open, {
      signal: ending.signal,
    });
    return () => ending.abort();
  });
}
