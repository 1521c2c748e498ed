import type {InvertedIndex} from './inverted-index';
import type {Concept} from './query';

/** How much of a query is said, by each section and by any terms. */
export type Coverage = ReturnType<typeof coverageOf>;

/** @param count how many sections there are: what is rare among them counts more */
export function coverageOf(concepts: readonly Concept[], index: InvertedIndex, count: number) {
  const worths = concepts.map((concept) => {
    const best = new Float64Array(count);
    for (const [term, well] of concept) {
      const found = index.get(term);
      found?.sections.forEach((section, place) => {
        best[section] = Math.max(best[section] ?? 0, well * (found.worths[place] ?? 0));
      });
    }
    return best;
  });
  const rarities = worths.map((best) => Math.log(1 + count / best.filter(Boolean).length));
  const whole = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const weights = rarities.map((rarity) => rarity / whole);
  const sections = new Float64Array(count);
  for (const [place, best] of worths.entries()) {
    best.forEach((worth, section) => {
      sections[section] = (sections[section] ?? 0) + worth * (weights[place] ?? 0);
    });
  }
  /** Whether the query asks for a term. */
  const isAsked = (term: string) => concepts.some((concept) => concept.has(term));
  return {
    /** How much each section says, by its place, up to 1. */
    sections,
    isAsked,
    /** How much some terms say together. */
    by(terms: Iterable<string>): number {
      const asked = [...terms].filter(isAsked);
      return concepts.reduce((sum, concept, place) => {
        const well = Math.max(0, ...asked.map((term) => concept.get(term) ?? 0));
        return sum + well * (weights[place] ?? 0);
      }, 0);
    },
  };
}
