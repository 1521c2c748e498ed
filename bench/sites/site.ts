/** The two sites that are compared without `--peers`, in the order in which they are measured. */
export const siteNames = ['stock', 'ours'] as const;
export type SiteName = (typeof siteNames)[number];

/** Values of each site. */
export type PerSite<T, Name extends string = SiteName> = Record<Name, T>;

/** Calls a function for each site, one after the other. */
export const perSite = <T, Name extends string>(
  names: readonly Name[],
  make: (site: Name) => T,
): PerSite<T, Name> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as PerSite<T, Name>;
