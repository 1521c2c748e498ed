import {scriptLiteral} from '@site/src/components/InlineScript/script-literal';

/** Marks the document, for the style sheet, if the bar that was dismissed isn't the one that is shown. */
export default (id: string): string => `try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ${scriptLiteral(id)}) {
    document.documentElement.setAttribute('data-announcement-bar-is-new', '');
  }
} catch (error) {}`;
