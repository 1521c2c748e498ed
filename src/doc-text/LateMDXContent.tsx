import type OriginalMDXContent from '@theme/MDXContent';
import type {ComponentProps, ReactNode} from 'react';

let MDXContent: typeof OriginalMDXContent | undefined;

/** Loads what draws the text of docs. */
export async function loadMDXContent(): Promise<void> {
  const module = await import(/* webpackChunkName: "mdx-content" */ '@theme/MDXContent');
  MDXContent = module.default;
}

/** `@theme/MDXContent` for docs: only a page that React draws needs it, and by then it is loaded. */
export default function LateMDXContent(
  props: ComponentProps<typeof OriginalMDXContent>,
): ReactNode {
  return MDXContent && <MDXContent {...props} />;
}
