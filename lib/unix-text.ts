/** A text as if no editor of Windows had saved it: without a byte order mark, and with line feeds alone. */
export const unixText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
