/**
 * What: adds the components that writers use in every page without an import, and our own tables.
 * Why: a page of prose stays free of TypeScript. For the tables, see the component.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/MDXComponents/index.tsx (wrapped).
 * Can go: when no page uses a component.
 */
import Hero from '@site/src/components/Hero';
import PlatformCards from '@site/src/components/PlatformCards';
import SampleSource from '@site/src/components/SampleSource';
import StateDiagram from '@site/src/components/StateDiagram';
import Table from '@site/src/components/Table';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export default {
  ...MDXComponents,
  Hero,
  PlatformCards,
  SampleSource,
  StateDiagram,
  TabItem,
  Tabs,
  table: Table,
};
