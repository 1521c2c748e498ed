/** Begins everything that a template leaves to the writer; `npm run check` finds what remains. */
export const PLACEHOLDER = 'TODO:';
