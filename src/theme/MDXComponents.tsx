/**
 * What: adds the components that pages use without an import: tabs, tables, and what plugins insert into
 *   Markdown, the code block (highlighted-code) and the end of the first screen (first-screen). Pages
 *   import anything rarer, so that only they load it.
 *   And it leaves `<details>` to the browser.
 * Why: it keeps TypeScript out of prose. For the tables, see the component. Upstream's details only open
 *   through a script, so they ignore what a browser does on its own: follow a hash, find a word, print.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/MDXComponents/index.tsx (wrapped).
 * Can go: when no page uses a component.
 */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import FirstScreenEnd from '@site/src/components/FirstScreenEnd';
import Table from '@site/src/components/Table';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import clsx from 'clsx';
import type {ComponentProps} from 'react';

function Details({id, className, ...props}: ComponentProps<'details'>) {
  useBrokenLinks().collectAnchor(id);
  return <details id={id} className={clsx('alert alert--info', className)} {...props} />;
}

export default {
  ...MDXComponents,
  CodeBlock,
  FirstScreenEnd,
  TabItem,
  Tabs,
  Details,
  details: Details,
  table: Table,
};
