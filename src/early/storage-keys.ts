/** Where the browser keeps what a reader has chosen; the names are upstream's (specification 5.1). */
export const keys = {
  colorMode: 'theme',
  platform: 'docusaurus.tab.platform',
  announcementBar: 'docusaurus.announcement.id',
  dismissal: 'docusaurus.announcement.dismiss',
  tabsOf: (group: string) => `docusaurus.tab.${group}`,
};
