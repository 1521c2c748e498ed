/** `calloc(0, 4)`, as the scanner of tree-sitter-swift 0.7.1 asks for the memory of its state. */
const NO_MEMORY = Buffer.from([0x41, 0, 0x41, 4, 0x10]);

/**
 * The Swift grammar with its scanner's state in memory of its own.
 *
 * The scanner asks for no memory at all and reads how many `#` begin a raw string from whatever is
 * there, so macros, `#if` and raw strings come out as errors, now and then. The next version asks
 * for `calloc(1, 4)`: https://github.com/alex-pinkus/tree-sitter-swift/pull/554. A grammar that
 * does so is returned as it is, and this file can go.
 */
export function mendSwiftScanner(wasm: Buffer): Buffer {
  const at = wasm.indexOf(NO_MEMORY);
  if (at < 0 || wasm.indexOf(NO_MEMORY, at + 1) > 0) {
    return wasm;
  }
  const mended = Buffer.from(wasm);
  mended[at + 1] = 1;
  return mended;
}
