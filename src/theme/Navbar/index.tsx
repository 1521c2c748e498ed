/**
 * What: puts the navbar in a `header`, the page's only banner.
 * Why: upstream's page has none, so screen reader users can't jump to the site's name.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/Navbar/index.tsx (wrapped).
 * Can go: when upstream's navbar is in a banner.
 */
import Navbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';

export default function NavbarInBanner(): ReactNode {
  return (
    <header className="boxless drawn-whole">
      <Navbar />
    </header>
  );
}
