import fs from 'node:fs/promises';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Freezes the docs and their sidebar as `docusaurus docs:version` does, until there are so many versions with the current one. */
export async function addVersions(folder: string, versions: number): Promise<void> {
  const names = Array.from({length: versions - 1}, (_, index) => `${versions - 1 - index}.0`);
  if (names.length === 0) {
    return;
  }
  const {default: sidebars} = (await import(path.join(folder, 'sidebars.ts'))) as {
    default: SidebarsConfig;
  };
  await fs.mkdir(path.join(folder, 'versioned_sidebars'));
  for (const name of names) {
    await fs.cp(path.join(folder, 'docs'), path.join(folder, `versioned_docs/version-${name}`), {
      recursive: true,
    });
    await fs.writeFile(
      path.join(folder, `versioned_sidebars/version-${name}-sidebars.json`),
      JSON.stringify(sidebars),
    );
  }
  await fs.writeFile(path.join(folder, 'versions.json'), JSON.stringify(names));
}
