/**
 * The script that shows a pressed tab, in its own group, until the element of tabs is defined. The mark on the
 * group tells the style sheet and tab-group.ts that the reader has chosen. Everything else that follows from
 * a choice happens when the application presses the tab again (src/components/EarlyClicks).
 */
export default (): string => `document.addEventListener('click', function (event) {
  var chosen = event.target.closest('tab-group:not(:defined) > [role="tablist"] > [role="tab"]');
  if (!chosen) return;
  var list = chosen.parentElement;
  [].forEach.call(list.children, function (tab, index) {
    var isShown = tab === chosen;
    tab.setAttribute('aria-selected', isShown);
    tab.tabIndex = isShown ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isShown);
    list.nextElementSibling.children[index].hidden = !isShown;
  });
  list.parentElement.dataset.chosen = '';
});`;
