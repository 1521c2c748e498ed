/**
 * What: a picture that differs by colour mode is fetched when it shows.
 * Why: upstream's HTML has one for each mode, and React asks the browser to fetch them all ahead.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/ThemedImage/index.tsx (wrapped).
 * Can go: when upstream's hidden picture is not fetched.
 */
import ThemedImage from '@theme-original/ThemedImage';
import type {Props} from '@theme/ThemedImage';
import type {ReactNode} from 'react';

export default function LazyThemedImage(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
