/** The colours of src/css/tokens.css that files outside of the pages need. */
export const palette = {
  /** Headings, on the background of the same mode. */
  light: {heading: '#0b1614', background: '#ffffff'},
  dark: {heading: '#f3f8f7', background: '#0e1716'},
} as const;
