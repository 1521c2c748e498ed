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
    if (!tab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    var list = tab.parentElement;
    var isRtl = document.dir === 'rtl';
    var before = tab.previousElementSibling || list.lastElementChild;
    var after = tab.nextElementSibling || list.firstElementChild;
    var target = {
      ArrowLeft: isRtl ? after : before,
      ArrowRight: isRtl ? before : after,
      Home: list.firstElementChild,
      End: list.lastElementChild,
    }[event.key];
    if (!target && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (target) target.focus();
    else tab.click();
  });
})();`;
