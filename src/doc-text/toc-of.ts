import type {PropDocContent} from '@docusaurus/plugin-content-docs';

/**
 * The table of contents of a text, as Docusaurus makes it from Markdown: every heading with its id,
 * without links. A page says it once so: as data, it would be 1.6 % of a long one (brotli).
 *
 * @param text in which src/theme/Heading has drawn the headings; one that is HTML in the source is
 *   in no table, nor is that of the footnotes, which is for screen readers
 */
export const tocOf = (text: ParentNode): PropDocContent['toc'] =>
  [...text.querySelectorAll(':is(h2, h3, h4, h5, h6).anchor:not(.sr-only)')].map((heading) => {
    const copy = heading.cloneNode(true) as Element;
    copy.querySelectorAll('a').forEach((link) => link.replaceWith(...link.childNodes));
    return {value: copy.innerHTML, id: heading.id, level: Number(heading.tagName[1])};
  });
