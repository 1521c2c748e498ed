/**
 * What: adds the components that every page uses without an import: those that writers name, and the code
 *   block that plugins/highlighted-code makes of a fence.
 * Why: a page of prose stays free of TypeScript. For the tables, see the component.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/MDXComponents/index.tsx (wrapped).
 * Can go: when no page uses a component.
 */
import Hero from '@site/src/components/Hero';
import PlatformCards from '@site/src/components/PlatformCards';
import StateDiagram from '@site/src/components/StateDiagram';
import Table from '@site/src/components/Table';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export default {
  ...MDXComponents,
  CodeBlock,
  Hero,
  PlatformCards,
  StateDiagram,
  TabItem,
  Tabs,
  table: Table,
};
