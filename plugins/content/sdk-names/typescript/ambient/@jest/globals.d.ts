/**
 * A stub: the real types come with the packages of the test runner. It is stricter than Jest: an
 * expected value must have the type of the actual one, so a misspelt state or event is found.
 */
interface Matchers<Actual> {
  toBe(expected: Actual): void;
  toBeNull(): void;
  toBeTruthy(): void;
  toContain(expected: Actual extends readonly (infer Item)[] ? Item : never): void;
  toHaveBeenCalledTimes(count: number): void;
}

export function expect<Actual>(actual: Actual): Matchers<Actual>;
export function test(name: string, run: () => void | Promise<void>): void;
export const jest: {fn(): (...args: unknown[]) => unknown};
