import fs from 'node:fs';
import path from 'node:path';
import {applyPatch} from '../plugins/patches/apply';
import type {Patch} from '../plugins/patches/patch';
import {patches} from '../plugins/patches/table';
import type {Finding} from './finding';
import type {Check} from './source-files';

/** Every patch applies to Docusaurus' installed files, whatever the bundler has in its cache. */
export const patchesApply: Check = () => findPatchFaults(patches);

/** @returns a finding for each file to which a patch no longer applies; the build checks generated files */
export const findPatchFaults = (table: readonly Patch[]): Finding[] =>
  table.flatMap((patch) =>
    patch.files
      .filter(({file}) => !file.startsWith('@generated/'))
      .flatMap((of) => {
        const reason = faultOf(() => {
          const source = fs.readFileSync(path.resolve('node_modules', of.file), 'utf8');
          of.sides.forEach((side) => applyPatch(patch, of, source, {side, generatedFilesDir: ''}));
        });
        return reason === undefined
          ? []
          : [
              {
                filePath: 'plugins/patches/table.ts',
                line: 1,
                problem: `the patch "${patch.id}" does not apply: ${reason}`,
                mend: "read the file's new code, then adapt the patch or remove it",
              },
            ];
      }),
  );

function faultOf(apply: () => void): string | undefined {
  try {
    apply();
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split(' — ')[0];
  }
}
