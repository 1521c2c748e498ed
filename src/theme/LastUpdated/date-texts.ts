/** Dates of the docs that were loaded as data, as the build has written them, by their milliseconds. */
export const dateTexts = new Map<number, string>();
