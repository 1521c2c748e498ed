import {contract} from '../../../product/contract';
import {names} from '../../../product/contract/names';
import {platformIds, platformOfTab} from '../../../product/find-platform';
import type {PlatformId} from '../../../product/types';
import type {Run} from '../code/tokens';
import {sdkNames, type SdkNames} from './names';
import {resolve, type Use} from './resolve';

/** The languages that can use the SDK, as a fence names them: build scripts and resources can't. */
export const LANGUAGES = ['kotlin', 'swift', 'dart', 'ts', 'tsx', 'js'];

const ofPlatform = new Map<PlatformId, SdkNames>(
  platformIds.map((platform) => [platform, sdkNames(contract, names, platform)]),
);

/** The names of the contract on a platform. */
export const namesOn = (platform: PlatformId): SdkNames => ofPlatform.get(platform) ?? new Map();

/** What a piece of code for a platform takes from the SDK. */
export const usesOn = (platform: PlatformId, lines: readonly (readonly Run[])[]): Use[] =>
  resolve(lines, namesOn(platform), names.variables);

/** The platform of a sample by its address, `samples/react-native/src/App.tsx.txt`; undefined for any other file. */
export const platformOfSample = (address: string): PlatformId | undefined =>
  platformOfTab(/^samples\/([\w-]+)\//.exec(address)?.[1] ?? null);

/**
 * Cuts the tokens of a sample where names begin and end that have an entry in the reference of its platform.
 *
 * @param lines the tokens of each line
 */
export function linkNames(lines: readonly Run[][], platform: PlatformId): Run[][] {
  const uses = usesOn(platform, lines).filter(({meaning}) => meaning?.id !== undefined);
  return lines.map((runs, index) => {
    let end = 0;
    return runs.flatMap((run) => {
      const start = end;
      end += run.text.length;
      const own = uses.filter(
        ({line, column}) => line === index && column >= start && column < end,
      );
      const cuts = own.flatMap(({column, name}) => [column - start, column - start + name.length]);
      return [0, ...cuts]
        .map((cut, each): Run => {
          const entry = each % 2 > 0 ? own[(each - 1) / 2]?.meaning?.id : undefined;
          return {...run, text: run.text.slice(cut, cuts[each]), ...(entry && {entry})};
        })
        .filter(({text}) => text);
    });
  });
}
