/**
 * What: makes the button of the table of contents on small screens say whether it is open.
 * Why: upstream's only shows it with an arrow.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/TOCCollapsible/CollapseButton/index.tsx (wrapped).
 * Can go: when upstream's button has aria-expanded.
 */
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import type {ReactNode} from 'react';

export default function ExpandableCollapseButton(props: Props): ReactNode {
  return <CollapseButton aria-expanded={!props.collapsed} {...props} />;
}
