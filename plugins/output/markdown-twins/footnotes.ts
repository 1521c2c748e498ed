import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {FootnoteDefinition, FootnoteReference} from 'mdast';

/** @returns undefined for a link that isn't a footnote reference, whose text is the footnote's number */
export function footnoteReference(link: Element): FootnoteReference | undefined {
  return 'dataFootnoteRef' in link.properties
    ? {type: 'footnoteReference', identifier: toString(link)}
    : undefined;
}

/** @returns undefined for any section but that of the footnotes */
export function footnoteDefinitions(
  state: State,
  section: Element,
): FootnoteDefinition[] | undefined {
  return 'dataFootnotes' in section.properties
    ? selectAll('section > ol > li', section).map((item, index) => ({
        type: 'footnoteDefinition',
        identifier: String(index + 1),
        children: state.toFlow(state.all(item)),
      }))
    : undefined;
}
