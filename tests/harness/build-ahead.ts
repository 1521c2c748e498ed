import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from './build-site';
import {translateSite} from './pseudo-locale';

const folder = path.resolve(__dirname, '../variants');
const ENDING = '.config.ts';

/**
 * Builds every variant, one after another, while the workers run tests. A build keeps one core busy, so
 * without this, a core would be idle whenever both workers wait for the same build.
 *
 * @returns a function that stops after the current build, and waits for it
 */
export function buildAhead(): () => Promise<void> {
  const variants = fs.readdirSync(folder).filter((name) => name.endsWith(ENDING));
  const stop = new AbortController();
  const builds = (async () => {
    await buildSite('production');
    await buildSite('kitchen');
    for (const name of variants) {
      if (stop.signal.aborted) {
        return;
      }
      const variant = name.slice(0, -ENDING.length);
      await (variant === 'pseudo-locale' ? translateSite() : undefined);
      await buildSite(variant);
    }
  })();
  // Whoever waits for the build reports its error.
  builds.catch(() => undefined);
  return () => {
    stop.abort();
    return builds;
  };
}
