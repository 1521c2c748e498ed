/** Runs in the browser: however slow the machine is, no movement that a script starts ends before a test lets it. */
export function slowAnimations(): void {
  const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate');
  Element.prototype.animate = function (keyframes) {
    return animate.call(this, keyframes, 3_600_000);
  };
}

/** Runs in the browser: lets everything that moves arrive. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    animation.finish();
  }
}
