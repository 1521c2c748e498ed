import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

const LANGUAGES = ['de', 'fr'];

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
