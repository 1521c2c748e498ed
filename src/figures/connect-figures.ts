import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {defineElement} from '@site/src/elements/define-element';

/** The custom elements of the figures that draw this SDK. */
if (ExecutionEnvironment.canUseDOM) {
  // Its button fetches the player, which takes over the figure until the reader closes it.
  defineElement('event-replay', (element) => {
    const ending = new AbortController();
    const open = (event: Event) => {
      // Handled: the application need not press it again (src/early/clicks.js).
      event.preventDefault();
      import(/* webpackChunkName: "replay" */ './Replay/player/Player').then(
        ({openPlayer}) => openPlayer(element, ending.signal),
        // As for a page (src/client-modules/chunk-failure.tsx).
        (detail: unknown) => dispatchEvent(new CustomEvent('navigationfailure', {detail})),
      );
    };
    element.querySelector('figcaption button')?.addEventListener('click', open, ending);
    return () => ending.abort();
  });
}
