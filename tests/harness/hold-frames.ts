declare global {
  interface Window {
    /** What time it is for what moves frame by frame, in milliseconds. */
    frameTime: number;
    /** How often a script has asked for a frame. */
    askedFrames: number;
  }
}

/** Runs in the browser: however slow the machine is, nothing that a script moves gets on before a test lets it. */
export function holdFrames(): void {
  const ask = window.requestAnimationFrame.bind(window);
  window.frameTime = 0;
  window.askedFrames = 0;
  window.requestAnimationFrame = (callback) => {
    window.askedFrames += 1;
    return ask(() => callback(window.frameTime));
  };
}

/** Runs in the browser: lets the player come to its next event. */
export function letEventPass(): void {
  window.frameTime += 2400;
}
