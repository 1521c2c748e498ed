/** The sites that are compared, in the order in which they take turns. */
export const siteNames = ['stock', 'ours'] as const;
export type SiteName = (typeof siteNames)[number];

export type PerSite<T> = Record<SiteName, T>;

/** Prints what happens next, and after how many seconds. */
export const announce = (what: string): void =>
  console.log(`${process.uptime().toFixed(0).padStart(5)} s  ${what}`);

/**
 * Measures the sites by turns, so that what slows the machine down for a while slows both.
 *
 * @param what is measured, which is printed with each run
 * @returns what each run has found
 */
export async function byTurns<T>(
  runs: number,
  what: string,
  measure: (site: SiteName) => Promise<T>,
): Promise<PerSite<T[]>> {
  const found: PerSite<T[]> = {stock: [], ours: []};
  for (let run = 1; run <= runs; run++) {
    for (const site of siteNames) {
      announce(`${what}, ${site}, run ${run} of ${runs}`);
      found[site].push(await measure(site));
    }
  }
  return found;
}
