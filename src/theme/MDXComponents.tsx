/**
 * What: adds the components that pages use without an import: tabs, tables, and the code block that
 *   plugins/highlighted-code makes of a fence. A page imports what few pages have; only they load it.
 * Why: a page of prose stays free of TypeScript. For the tables, see the component.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/MDXComponents/index.tsx (wrapped).
 * Can go: when no page uses a component.
 */
import Table from '@site/src/components/Table';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export default {
  ...MDXComponents,
  CodeBlock,
  TabItem,
  Tabs,
  table: Table,
};
