/**
 * The script that handles tabs until their element is defined: a press shows the tab in its own group, and
 * keys do what they do later (on-tab-key.ts). The mark on the group tells the style sheet and tab-group.ts
 * that the reader has chosen. Everything else that follows from a choice happens when the application
 * presses the tab again (src/components/EarlyClicks).
 */
export default (): string => `(function () {
  function tabOf(event) {
    return event.target.closest('tab-group:not(:defined) > [role="tablist"] > [role="tab"]');
  }
  document.addEventListener('click', function (event) {
    var chosen = tabOf(event);
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
  });
  document.addEventListener('keydown', function (event) {
    var tab = tabOf(event);
    if (!tab) return;
    var list = tab.parentElement;
    if (event.key === 'ArrowLeft') (tab.previousElementSibling || list.lastElementChild).focus();
    if (event.key === 'ArrowRight') (tab.nextElementSibling || list.firstElementChild).focus();
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      tab.click();
    }
  });
})();`;
