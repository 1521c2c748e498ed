/**
 * What: the logo as a drawing in the page, with the provider's name as text beside it.
 * Why: upstream's logo is a picture for each colour mode. It needs a request, appears after the first
 *   frame, and delays that frame by 6 ms on a slow phone (of 450, 60 loads).
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/Navbar/Logo/index.tsx (ejected).
 * Can go: when upstream draws an SVG logo in the page.
 */
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import Drawing from '@site/product/logo.svg';
import type {ReactNode} from 'react';

export default function NavbarLogo(): ReactNode {
  const {title} = useThemeConfig().navbar;
  return (
    <Link to="/" className="navbar__brand">
      <Drawing className="navbar__logo" aria-hidden />
      <b className="navbar__title">{title}</b>
    </Link>
  );
}
