/** Calls back when the next frame is drawn. */
export function afterNextFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
