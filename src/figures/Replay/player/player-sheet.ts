/**
 * The site's style sheet is in the HTML of every page, whereas this one is only for readers who open the
 * player: it comes with its script. The policy lets a script make a sheet, but not an element for it.
 *
 * Colours come from the figure's own classes: a custom property that a script names is kept in every page
 * (plugins/finish/style-sheet.ts).
 */
const CSS = `
event-replay {
  scroll-margin-block-start: 5rem;
}

event-replay[data-open] svg * {
  animation: none;
}

event-replay[data-open] figcaption > :is(ol, button) {
  display: none;
}

event-replay [data-state='ahead'] {
  opacity: 0.3;
}

event-replay [data-state='now'] circle {
  stroke: currentcolor;
}

event-replay [data-part='player'] > * {
  margin-block: 0 0.75rem;
}

event-replay [data-part='controls'] {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
}

event-replay [data-part='controls'] button {
  min-block-size: 2.75rem;
  padding-inline: 1rem;
  white-space: normal;
}

event-replay [data-part='received'] {
  list-style: none;
  padding: 0;
}

event-replay [data-part='received'] li {
  border-inline-start: 0.25rem solid transparent;
  display: grid;
  grid-template-columns: 3rem 1fr;
  overflow-wrap: anywhere;
  padding-inline-start: 0.5rem;
}

event-replay [data-part='received'] [aria-current='true'] {
  border-color: currentcolor;
  font-weight: bold;
}

event-replay [data-part='received'] [data-ahead] {
  visibility: hidden;
}

@media screen and (min-width: 1200px) {
  event-replay[data-open] {
    grid-column: 1 / -1;
  }

  event-replay[data-open] > figure {
    display: grid;
    grid-template: auto 1fr / 26rem minmax(0, 1fr);
    max-inline-size: none;
  }

  event-replay [data-part='player'] {
    border-block-start: 0;
    grid-area: 1 / 2 / 3 / 3;
  }
}
`;

let sheet: CSSStyleSheet | undefined;

/** Adds the styles to the document, once. */
export function adoptSheet(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    document.adoptedStyleSheets.push(sheet);
  }
}
