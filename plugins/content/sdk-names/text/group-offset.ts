/** Where the first group of a match begins; the expression needs the flag `d`. */
export const groupOffset = ({indices, index}: RegExpExecArray): number =>
  indices?.[1]?.[0] ?? index;
