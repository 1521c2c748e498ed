/**
 * What: the logo is a drawing in the page, and the provider's name the text beside it.
 * Why: upstream's logo is a picture for each colour mode. It comes after the first frame, which it
 *   makes 6 ms later on a slow phone (of 450, 60 loads), and needs a request.
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
