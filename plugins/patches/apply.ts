import type {Patch, PatchedBuild, PatchedFile} from './patch';

/**
 * The text of one file with one patch.
 *
 * @throws Error when the file no longer contains what the patch replaces exactly once
 */
export function applyPatch(
  {id, need}: Pick<Patch, 'id' | 'need'>,
  {file, change}: PatchedFile,
  source: string,
  build: PatchedBuild,
): string {
  if (typeof change === 'function') {
    return change(source, build);
  }
  return change.reduce((text, [before, after]) => {
    const times = text.split(before).length - 1;
    if (times !== 1) {
      throw new Error(
        `${file} has "${before}" ${times} times, but the patch "${id}" needs it exactly once — read the file's new code and adapt plugins/patches/table.ts${leaveOut(id, need)}`,
      );
    }
    return text.replace(before, () => after);
  }, source);
}

/** The way out for anyone who only wants to build. */
export const leaveOut = (id: string, need: Patch['need']): string =>
  need === 'optional' ? `, or build without it: SITE_PATCHES=-${id}` : '';
