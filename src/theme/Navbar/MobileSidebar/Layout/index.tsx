/**
 * What: the mobile menu as one of the browser's own modal dialogs.
 * Why: upstream's is a `div` that lets the focus escape and ignores Escape; it also stays open after the
 *   reader follows its logo. A `dialog` makes the rest of the page inert, and returns the focus.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/Navbar/MobileSidebar/Layout/index.tsx (ejected).
 * Can go: when upstream's menu is a dialog.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {showCurrentEntry} from '@site/src/client-modules/scroll-into-sight';
import Modal from '@site/src/components/Modal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown: secondaryMenuShown} = useNavbarSecondaryMenu();
  const {shown, toggle} = useNavbarMobileSidebar();
  const primary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (shown) {
      showCurrentEntry(primary.current?.closest('dialog') ?? null);
    }
  }, [shown]);

  // 'Back to main menu' disappears once it has been pressed: the focus moves on with the reader.
  useEffect(() => {
    if (!secondaryMenuShown && primary.current?.closest('dialog')?.open) {
      primary.current.focus();
    }
  }, [secondaryMenuShown]);

  return (
    <Modal
      isOpen={shown}
      close={() => shown && toggle()}
      className={clsx(
        ThemeClassNames.layout.navbar.mobileSidebar.container,
        'navbar-sidebar',
        styles.dialog,
      )}
      aria-label={translate({id: 'site.MobileMenu.label', message: 'Menu'})}>
      {header}
      <div
        className={clsx('navbar-sidebar__items', {
          'navbar-sidebar__items--show-secondary': secondaryMenuShown,
        })}>
        <div
          ref={primary}
          className={clsx(panelClassName, styles.panel)}
          tabIndex={-1}
          inert={secondaryMenuShown}>
          {primaryMenu}
        </div>
        <div className={panelClassName} inert={!secondaryMenuShown}>
          {secondaryMenu}
        </div>
      </div>
    </Modal>
  );
}

const panelClassName = clsx(
  ThemeClassNames.layout.navbar.mobileSidebar.panel,
  'navbar-sidebar__item menu',
);
