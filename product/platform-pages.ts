/** The pages that every platform has, below its folder in `docs/`. */
export const platformPages = ['install', 'using', 'examples'] as const;
