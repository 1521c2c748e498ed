/** Where the first group of a match with the flag `d` begins. */
export const groupOffset = ({indices, index}: RegExpExecArray): number =>
  indices?.[1]?.[0] ?? index;
