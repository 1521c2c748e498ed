import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** What the pages place by name, so that the stock site shows the same; its theme is stock. */
export default {...MDXComponents, TabItem, Tabs};
