/**
 * The script that handles a click on the toggle before the application can. It writes what the application
 * reads when it starts: the document's two attributes and the storage key. And it prevents the default, so
 * that the application doesn't handle the click again (src/components/EarlyClicks).
 *
 * @param respectPrefersColorScheme whether the choice can be the system's
 */
export default (
  respectPrefersColorScheme: boolean,
): string => `document.addEventListener('click', function (event) {
  var root = document.documentElement;
  if (event.defaultPrevented || root.dataset.hasHydrated === 'true' || !event.target.closest('[data-color-mode-toggle]')) return;
  event.preventDefault();
  var next = ${respectPrefersColorScheme ? NEXT_CHOICE : NEXT_MODE};
  root.dataset.themeChoice = next;
  root.dataset.theme = next !== 'system' ? next : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  try {
    if (next === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', next);
  } catch (error) {}
});`;

const NEXT_MODE = `root.dataset.theme === 'dark' ? 'light' : 'dark'`;

const NEXT_CHOICE = `{system: 'light', light: 'dark', dark: 'system'}[root.dataset.themeChoice]`;
