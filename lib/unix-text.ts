/** A text as if no Windows editor had saved it: without a byte order mark, and with line feeds only. */
export const unixText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
