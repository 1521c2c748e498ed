/**
 * What: the mobile menu as one of the browser's own modal dialogs.
 * Why: upstream's is a `div` that lets the focus escape and ignores Escape; it also stays open after the
 *   reader follows its logo. A `dialog` makes the rest of the page inert, and returns the focus.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/Navbar/MobileSidebar/Layout/index.tsx (ejected).
 * Can go: when upstream's menu is a dialog.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {closeOnPress, openModal} from '@site/src/elements/modal';
import {showCurrentEntry} from '@site/src/elements/scroll-into-sight';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown: secondaryMenuShown} = useNavbarSecondaryMenu();
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useModal(shown);
  const primary = useRef<HTMLDivElement>(null);

  // 'Back to main menu' disappears once it has been pressed: the focus moves on with the reader.
  useEffect(() => {
    if (!secondaryMenuShown && dialog.current?.open) {
      primary.current?.focus();
    }
  }, [secondaryMenuShown, dialog]);

  return (
    <dialog
      ref={dialog}
      className={clsx(
        ThemeClassNames.layout.navbar.mobileSidebar.container,
        'navbar-sidebar',
        styles.dialog,
      )}
      aria-label={translate({id: 'site.MobileMenu.label', message: 'Menu'})}
      closedby="any"
      // Escape, Android's back gesture and a press on the backdrop only close the dialog.
      onClose={shown ? toggle : undefined}>
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
    </dialog>
  );
}

const panelClassName = clsx(
  ThemeClassNames.layout.navbar.mobileSidebar.panel,
  'navbar-sidebar__item menu',
);

/** A modal dialog that is open while it is shown. */
function useModal(shown: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  const location = useLocation();

  // A search result leads away too: the search opens above the menu. Closed before the focus moves on.
  useLayoutEffect(() => ref.current?.close(), [location]);

  useEffect(() => {
    if (shown) {
      openModal(ref.current);
      showCurrentEntry(ref.current);
    } else {
      ref.current?.close();
    }
  }, [shown]);

  useEffect(() => closeOnPress(ref.current), []);

  return ref;
}
