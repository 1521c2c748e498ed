/**
 * Where what is published beside a page is: `/Android/using` → `/Android/using.md`, and `/` →
 * `/index.md`.
 */
export const addressBeside = (permalink: string, ending: 'json' | 'md'): string =>
  `${permalink.endsWith('/') ? `${permalink}index` : permalink}.${ending}`;
