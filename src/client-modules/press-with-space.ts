import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * The categories of the docs sidebar are links that are announced as buttons (theme-classic 3.10.2,
 * DocSidebarItem/Category). The space bar presses a button, but not a link.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    const {target, key, defaultPrevented} = event;
    const button = target instanceof Element && target.closest<HTMLElement>('a[role="button"]');
    if (key === ' ' && button && !defaultPrevented) {
      event.preventDefault();
      button.click();
    }
  });
}
