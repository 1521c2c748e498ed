import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const LANGUAGES = ['de', 'fr'];

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

/** Adds a translation of every doc in every version, which says the same, until there are so many languages with English. */
export async function addLanguages(folder: string, languages: number): Promise<void> {
  for (const language of LANGUAGES.slice(0, languages - 1)) {
    const translations = path.join(folder, 'i18n', language, 'docusaurus-plugin-content-docs');
    await fs.cp(path.join(folder, 'docs'), path.join(translations, 'current'), {recursive: true});
    if (existsSync(path.join(folder, 'versioned_docs'))) {
      await fs.cp(path.join(folder, 'versioned_docs'), translations, {recursive: true});
    }
  }
}

/** The parameters with which a build makes the site in each language that it has. */
export async function languageParameters(folder: string): Promise<string[]> {
  const translations = path.join(folder, 'i18n');
  return existsSync(translations)
    ? ['en', ...(await fs.readdir(translations))].flatMap((language) => ['--locale', language])
    : [];
}
