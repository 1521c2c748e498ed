import type {Step} from './pieces/piece';

/** Runs steps one after the other and says before each which of how many it is, and how long the whole has taken. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const start = performance.now();
  for (const [index, {name, run}] of steps.entries()) {
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`[${index + 1}/${steps.length}] ${clock(seconds)}  ${name}`);
    await run();
  }
}

/** 75 → `1:15` */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
