import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {connectTableScroller} from '@site/src/components/Table/table-scroller';
import {defineElement} from '@site/src/elements/define-element';
import {whenIdle} from '@site/src/elements/when-idle';
import {connectCodeTools} from '@site/src/theme/CodeBlock/code-tools';
import {connectNameLinks} from '@site/src/theme/CodeBlock/name-links';

if (ExecutionEnvironment.canUseDOM) {
  defineElement('code-tools', whenIdle(connectCodeTools));
  defineElement('table-scroller', whenIdle(connectTableScroller));
  connectNameLinks();
}
