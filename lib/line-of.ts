/** The line, counted from 1, that contains the whole of `text` or, in a list, consists of it; 1 without one. */
export function lineOf(source: string, text: string): number {
  const lines = source.split('\n');
  const whole = lines.indexOf(text);
  return 1 + Math.max(0, whole < 0 ? lines.findIndex((line) => line.includes(text)) : whole);
}
