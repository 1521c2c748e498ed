import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {defineElement} from '@site/src/elements/define-element';
import {connectReplay} from './Replay/connect';

/** The custom elements of the figures that draw this SDK. */
if (ExecutionEnvironment.canUseDOM) {
  defineElement('event-replay', connectReplay);
}
