// @ts-check
/**
 * Clears what is stored and no longer holds, before anything reads it: a colour mode that doesn't exist, which
 * theme-classic 3.10.2 (src/inlineScripts.ts) would copy to `data-theme` as it is, and the dismissal of an earlier
 * announcement bar (specification 5.9).
 */
if (!['light', 'dark', null].includes(early.read('theme'))) {
  early.write('theme', null);
}
if (early.announcementBar && early.read('docusaurus.announcement.id') !== early.announcementBar) {
  early.write('docusaurus.announcement.dismiss', null);
}
