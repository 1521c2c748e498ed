import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {applyPatch, leaveOut} from './apply';
import {enabledPatches} from './enabled';
import {expectApplied, LOADER} from './expect-applied';
import type {Patch, PatchedBuild, PatchedFile, Side} from './patch';

/**
 * Changes Docusaurus' own files, as the table says. You can read the result that the bundler gets in
 * `.docusaurus/patched/browser/` and `.docusaurus/patched/server/`.
 *
 * @param patches the table
 * @throws Error when a patch doesn't apply exactly once on each of its sides
 */
export default function patches(table: readonly Patch[]) {
  return ({generatedFilesDir}: LoadContext): Plugin => ({
    name: 'patches',
    configureWebpack(_config, isServer) {
      const side: Side = isServer ? 'server' : 'browser';
      const parts: Part[] = enabledPatches(table).flatMap(({id, need, files}) =>
        files.filter(({sides}) => sides.includes(side)).map((part) => ({id, need, ...part})),
      );
      const files = [...new Set(parts.map(({file}) => file))].map((file) => {
        const own = parts.filter((part) => part.file === file);
        const resource = resourceOf(file, generatedFilesDir);
        const patched = path.join(generatedFilesDir, 'patched', side, file);
        fs.mkdirSync(path.dirname(patched), {recursive: true});
        fs.writeFileSync(patched, patchedText(resource, own, {side, generatedFilesDir}));
        return {resource, patched, ids: own.map(({id}) => id).join(', ')};
      });
      return {
        module: {
          rules: files.map(({resource, patched}) => ({
            resource,
            use: {loader: LOADER, options: {patched}},
          })),
        },
        plugins: [expectApplied(files)],
      };
    },
  });
}

/** One patch of one file. */
type Part = PatchedFile & Pick<Patch, 'id' | 'need'>;

/** The path under which the bundler knows a file: like Node, it searches upwards and follows symbolic links. */
function resourceOf(file: string, generatedFilesDir: string): string {
  const candidates = file.startsWith('@generated/')
    ? [path.join(generatedFilesDir, file.slice('@generated/'.length))]
    : (require.resolve.paths(file) ?? []).map((folder) => path.join(folder, file));
  const found = candidates.find((candidate) => fs.existsSync(candidate));
  return found === undefined ? path.resolve('node_modules', file) : fs.realpathSync(found);
}

function patchedText(resource: string, parts: readonly Part[], build: PatchedBuild): string {
  const [{id, need, file}] = parts as [Part, ...Part[]];
  if (!fs.existsSync(resource)) {
    throw new Error(
      `${file}, which the patch "${id}" changes, is gone — find out where its code is now and adapt plugins/patches/table.ts${leaveOut(id, need)}`,
    );
  }
  return parts.reduce(
    (text, part) => applyPatch(part, part, text, build),
    fs.readFileSync(resource, 'utf8'),
  );
}
