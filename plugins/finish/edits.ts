/** A change to a text: what is between two positions, counted in characters, is replaced. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * A part of a text after its edits.
 *
 * @param edits in any order; those inside another edit, or outside the part, have no effect
 */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
  from = 0,
  to = text.length,
): string {
  let result = '';
  let at = from;
  for (const {start, end, text: replacement} of edits.toSorted(inOrder)) {
    if (start >= at && end <= to) {
      result += text.slice(at, start) + replacement;
      at = end;
    }
  }
  return result + text.slice(at, to);
}

/** If two begin in the same place, the longer one comes first. */
const inOrder = (one: Edit, other: Edit): number => one.start - other.start || other.end - one.end;
