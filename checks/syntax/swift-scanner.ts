/** `calloc(0, 4)`, with which the scanner of tree-sitter-swift 0.7.1 allocates its state. */
const NO_MEMORY = Buffer.from([0x41, 0, 0x41, 4, 0x10]);

/**
 * The Swift grammar, with memory of its own for its scanner's state.
 *
 * The scanner allocates no memory at all, and reads the number of `#` at the start of a raw string from
 * whatever is there, so macros, `#if` and raw strings sometimes come out as errors. The next version uses
 * `calloc(1, 4)`: https://github.com/alex-pinkus/tree-sitter-swift/pull/554. A grammar that does so is
 * returned unchanged, and this file can then go.
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
