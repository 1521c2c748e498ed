/** Where a page's Markdown is: `/Android/using` → `/Android/using.md`, and `/` → `/index.md`. */
export const twinAddress = (permalink: string): string =>
  `${permalink.endsWith('/') ? `${permalink}index` : permalink}.md`;
