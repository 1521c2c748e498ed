/**
 * What: adds the components that pages use without an import: tabs, tables, and what plugins insert into
 *   Markdown, the code block (highlighted-code) and the end of the first screen (first-screen). Pages
 *   import anything rarer, so that only they load it.
 * Why: it keeps TypeScript out of prose. For the tables, see the component.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/MDXComponents/index.tsx (wrapped).
 * Can go: when no page uses a component.
 */
import FirstScreenEnd from '@site/src/components/FirstScreenEnd';
import Table from '@site/src/components/Table';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export default {
  ...MDXComponents,
  CodeBlock,
  FirstScreenEnd,
  TabItem,
  Tabs,
  table: Table,
};
