/** The two sites that are compared, in the order in which they are measured. */
export const siteNames = ['stock', 'ours'] as const;
export type SiteName = (typeof siteNames)[number];

/** Values of each of the two sites. */
export type PerSite<T> = Record<SiteName, T>;

/** Calls a function for each of the two sites, one after the other. */
export const perSite = <T>(make: (site: SiteName) => T): PerSite<T> => ({
  stock: make('stock'),
  ours: make('ours'),
});
