import fs from 'node:fs';
import path from 'node:path';

/** A doc of any instance and version, as the bundler and the server get to know it. */
export interface Doc {
  /** Such as `@site/docs/Android/using.mdx`. */
  source: string;
  permalink: string;
  /** Address of the file with its text; undefined where React draws it. */
  address?: string;
  /** Whether its text has pictures or files, which the bundler publishes as it compiles the doc for the browser. */
  hasFiles?: boolean;
}

/** In `.docusaurus`; the server's components import it as `@generated/doc-text.json`. */
export const DOCS_FILE = 'doc-text.json';

/** The chunk with what of plain docs the bundler has to see, for styles and files: the registry names it and never loads it. */
export const COMPILED_DOCS = 'compiled-docs';

export const readDocs = (generatedFilesDir: string): Doc[] =>
  JSON.parse(fs.readFileSync(path.join(generatedFilesDir, DOCS_FILE), 'utf8')) as Doc[];
