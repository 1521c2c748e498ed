import path from 'node:path';

/** What plugins write here before the bundler runs is published like the files in `static/`. */
const NAME = 'published';

/** @param generatedFilesDir `.docusaurus` */
export const publishedFolder = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, NAME);

/** For `staticDirectories`, relative to the site; the name of `.docusaurus` is a Docusaurus setting. */
export const publishedDirectory = publishedFolder(
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
);
