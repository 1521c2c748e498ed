import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {defineElement} from '@site/src/elements/define-element';
import {watchOverflow} from '@site/src/elements/watch-overflow';
import {connectCodeTools} from '@site/src/theme/CodeBlock/code-tools';
import {connectNameLinks} from '@site/src/theme/CodeBlock/name-links';

if (ExecutionEnvironment.canUseDOM) {
  defineElement('code-tools', connectCodeTools);
  defineElement('table-scroller', (element) =>
    watchOverflow(
      element,
      translate({id: 'site.Table.scrolls', message: 'Table, scrolls sideways'}),
    ),
  );
  connectNameLinks();
}
