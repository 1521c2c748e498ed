/**
 * What: adds the components that pages use without an import: tabs, tables, and the code block
 *   that a plugin inserts. Pages import anything rarer, so that only they load it. The boxes of a list of tasks have a name.
 * Why: it keeps TypeScript out of prose. For the tables, see the component.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/MDXComponents/index.tsx (wrapped).
 * Can go: when no page uses a component.
 */
import {translate} from '@docusaurus/Translate';
import Table from '@site/src/components/Table';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import Tabs from '@theme/Tabs';
import type {ComponentProps, ReactNode} from 'react';

/** The only input that Markdown has; it comes before what the task is. */
const TaskBox = (props: ComponentProps<'input'>): ReactNode => (
  <input {...props} aria-label={translate({id: 'site.TaskBox.label', message: 'Task'})} />
);

export default {
  ...MDXComponents,
  CodeBlock,
  input: TaskBox,
  // Never drawn: src/theme/Tabs takes its label and what is in it.
  TabItem: () => null,
  Tabs,
  table: Table,
};
