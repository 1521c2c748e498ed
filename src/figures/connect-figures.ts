import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {send} from '@site/src/early/signals';

/** The button of a replay fetches the player, which takes over the figure until the reader closes it. */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const {target} = event;
    const button = target instanceof Element && target.closest('[data-replay]');
    const figure = button && button.closest('figure');
    if (figure) {
      // Handled: the application need not press it again (src/early/presses.ts).
      event.preventDefault();
      import(/* webpackChunkName: "replay" */ './Replay/player/Player').then(
        ({openPlayer}) => openPlayer(figure),
        // As for a page, unless the reader has left it.
        (error: unknown) => figure.isConnected && send('navigationfailure', error),
      );
    }
  });
}
