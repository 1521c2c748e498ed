import {nearestName} from '../../lib/text';
import type {Patch} from './patch';

/**
 * The patches for a build. `SITE_PATCHES=none` leaves out every optional one, `SITE_PATCHES=-id,-id`
 * those that it names. The live preview only has the required ones, as it isn't read over a network.
 *
 * @throws Error for a name that isn't that of an optional patch
 */
export function enabledPatches(
  patches: readonly Patch[],
  {SITE_PATCHES = '', NODE_ENV}: Readonly<Record<string, string | undefined>> = process.env,
): Patch[] {
  const left = leftOut(patches, SITE_PATCHES);
  const isPreview = NODE_ENV !== 'production';
  return patches.filter(
    ({id, need}) => need === 'required' || !(isPreview || left === 'all' || left.includes(id)),
  );
}

function leftOut(patches: readonly Patch[], setting: string): 'all' | readonly string[] {
  if (setting === 'none') {
    return 'all';
  }
  const ids = setting
    .split(',')
    .map((part) => part.trim().replace(/^-/, ''))
    .filter(Boolean);
  const optional = patches.filter(({need}) => need === 'optional').map(({id}) => id);
  const wrong = ids.find((id) => !optional.includes(id));
  if (wrong !== undefined) {
    const isRequired = patches.some(({id}) => id === wrong);
    throw new Error(
      isRequired
        ? `SITE_PATCHES leaves out "${wrong}", which the specification needs — adapt it in plugins/patches/table.ts`
        : `SITE_PATCHES names "${wrong}", which is not an optional patch — did you mean ${nearestName(wrong, optional)}? Write "none", or ids such as -${optional[0]}`,
    );
  }
  return ids;
}
