import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
// For the type of the signal.
import type {} from '@site/src/early/signals';
import nprogress from 'nprogress';

/** The progress bar ends where a navigation fails; upstream only ends it when a page is shown. */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('navigationfailure', () => nprogress.done());
}
