import leven from 'leven';

/** The one of `names` that is closest to `name` by Levenshtein distance; undefined if there are no names. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  return [...names].sort((a, b) => leven(name, a) - leven(name, b))[0];
}
