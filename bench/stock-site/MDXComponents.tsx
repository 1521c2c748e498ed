import Hero from '@site/src/components/Hero';
import PlatformCards from '@site/src/components/PlatformCards';
import StateDiagram from '@site/src/components/StateDiagram';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** What the pages place by name, so that the stock site shows the same; its theme is stock. */
export default {...MDXComponents, Hero, PlatformCards, StateDiagram, TabItem, Tabs};
