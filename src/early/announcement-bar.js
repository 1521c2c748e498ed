// @ts-check
/**
 * Marks the document, for the bar's style sheet, if the bar that the reader dismissed isn't the one that is shown
 * (specification 5.9).
 */
if (early.announcementBar && early.read('docusaurus.announcement.id') !== early.announcementBar) {
  document.documentElement.setAttribute('data-announcement-bar-is-new', '');
}
