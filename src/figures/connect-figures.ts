import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {defineElement} from '@site/src/elements/define-element';
import {connectDeliveryReplay} from './DeliveryReplay/connect';

/** The custom elements of the figures that draw this SDK. */
if (ExecutionEnvironment.canUseDOM) {
  defineElement('delivery-replay', connectDeliveryReplay);
}
