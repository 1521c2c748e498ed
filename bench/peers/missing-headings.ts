import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString as textOfHtml} from 'hast-util-to-string';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString as textOfMarkdown} from 'mdast-util-to-string';

/** The headings of a twin that a page made from it does not have. */
export function missingHeadings(twin: string, html: string): string[] {
  const onPage = selectAll('h1, h2, h3, h4, h5, h6', fromHtml(html)).map((heading) =>
    letters(textOfHtml(heading)),
  );
  return (
    fromMarkdown(twin)
      .children.filter(({type}) => type === 'heading')
      .map((heading) => textOfMarkdown(heading))
      // A generator puts a link to the heading next to its text.
      .filter((heading) => !onPage.some((text) => text.includes(letters(heading))))
  );
}

/** Some generators turn quotes and dashes into typographic ones. */
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
