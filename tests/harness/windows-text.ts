/** A text as some Windows editors save it: with a byte order mark, and two characters at the end of each line. */
export const windowsText = (text: string): string => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
