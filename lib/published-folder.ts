import path from 'node:path';

/** What plugins write here before the bundler runs is published as the files of `static/` are. */
const NAME = 'published';

/** @param generatedFilesDir `.docusaurus` */
export const publishedFolder = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, NAME);

/** For `staticDirectories`, relative to the site; the name of `.docusaurus` is Docusaurus' own setting. */
export const publishedDirectory = publishedFolder(
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
);
