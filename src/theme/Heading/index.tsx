/**
 * What: a heading with an anchor, named by its words alone.
 * Why: specification 3.16 requires the anchor's title to read 'Direct link to {heading}', and the name of a heading
 *   has that of the anchor in it: assistive technology reads out each heading twice.
 *   Upstream writes the id instead of the heading if the heading contains code. It also writes the title
 *   twice, although the title already names the link: 3 bytes (brotli) for each heading on a page.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/Heading/ (ejected).
 * Can go: when upstream takes the text of all children, and leaves the anchor out of the heading's name.
 */
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import {isValidElement, useId, type ReactNode} from 'react';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const anchorTargetClassName = useAnchorTargetClassName(id);
  const words = useId();

  // A top-level heading is the page itself; without an id there is nothing to link to.
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }

  const title = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: textOf(props.children)},
  );
  return (
    <As
      {...props}
      className={clsx('anchor', anchorTargetClassName, props.className)}
      id={id}
      aria-labelledby={words}>
      <span id={words}>{props.children}</span>
      <Link className="hash-link" to={`#${id}`} title={title} translate="no" />
    </As>
  );
}

/** The text of a React node and everything in it but footnotes, such as `Run npm` for `Run <code>npm</code>`. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') {
    return String(node);
  }
  if (Array.isArray(node)) {
    return node.map(textOf).join('');
  }
  return isValidElement<{children?: ReactNode}>(node) && !('data-footnote-ref' in node.props)
    ? textOf(node.props.children)
    : '';
}
