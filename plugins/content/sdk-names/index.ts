import {names} from '../../../product/contract/names';
import {platformOfTab} from '../../../product/find-platform';
import type {PlatformId} from '../../../product/types';
import type {Run} from '../code/tokens';
import {sdkNames} from './names';
import {resolve, type Use} from './resolve';

/** What a piece of code for a platform takes from the SDK. */
export const usesOn = (platform: PlatformId, lines: readonly (readonly Run[])[]): Use[] =>
  resolve(lines, sdkNames(platform), names.variables);

/**
 * The platform of a sample by its path, `samples/react-native/src/App.tsx`; undefined for any other file: build scripts
 * and resources can't use the SDK.
 */
export const platformOfSample = (path: string): PlatformId | undefined =>
  platformOfTab(/^samples\/([\w-]+)\/.*\.(?:kt|swift|dart|tsx?|js)$/.exec(path)?.[1] ?? null);

/**
 * Cuts the tokens of a sample where names begin and end that have an entry in the reference of its platform.
 *
 * @param lines the tokens of each line
 */
export function linkNames(lines: readonly (readonly Run[])[], platform: PlatformId): Run[][] {
  const linked = lines.map((runs) => [...runs]);
  for (const {line, column, name, meaning} of usesOn(platform, lines)) {
    const runs = linked[line] ?? [];
    let end = 0;
    const index = runs.findIndex(({text}) => (end += text.length) > column);
    const run = runs[index];
    if (run && meaning?.id) {
      const cut = column - end + run.text.length;
      const parts = [
        {...run, text: run.text.slice(0, cut)},
        {...run, text: name, entry: meaning.id},
        {...run, text: run.text.slice(cut + name.length)},
      ];
      runs.splice(index, 1, ...parts.filter(({text}) => text));
    }
  }
  return linked;
}
