/**
 * The script that opens and closes categories of the sidebar until the application does, which
 * prevents the default of each click. The application starts from what it finds in the page
 * (plugins/bundle/early-sidebar). A category whose entries are not in the HTML stays a link to its first doc.
 */
export const earlyCategoryScript = `document.addEventListener('click', function (event) {
  var link = event.target.closest('.menu__link--sublist-caret');
  if (!link || event.defaultPrevented) return;
  var category = link.closest('li');
  if (!category.querySelector('ul')) return;
  event.preventDefault();
  var isCollapsed = category.classList.toggle('menu__list-item--collapsed');
  link.setAttribute('aria-expanded', !isCollapsed);
  category.querySelectorAll('ul a').forEach(function (entry) {
    entry.tabIndex = isCollapsed ? -1 : 0;
  });
});`;
