import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
// Adds `devServer` to the bundler's configuration type.
import type {} from 'webpack-dev-server';
import {SAMPLES, readSample} from '../../content/samples/read-sample';
import {sampleAddress} from './address';

/** Publishes the samples, facts expanded, so that a quoted region can link to its whole file. */
export default function sampleFiles({baseUrl, generatedFilesDir, siteDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'sample-files');
  return {
    name: 'sample-files',
    // What is watched, `write-translations` searches for texts to translate, and cannot read samples.
    getPathsToWatch: () => (process.argv.includes('write-translations') ? [] : [`${SAMPLES}/**/*`]),
    async loadContent() {
      await fs.rm(folder, {recursive: true, force: true});
      const entries = await fs.readdir(SAMPLES, {recursive: true, withFileTypes: true});
      const files = entries.filter((entry) => entry.isFile());
      await Promise.all(files.map((entry) => copySample(path.join(entry.parentPath, entry.name))));
    },
    configureWebpack: () => ({
      devServer: {static: [{directory: folder, publicPath: baseUrl}]},
      module: {
        rules: [
          {
            // Pages alone: as text, a picture would be spoilt.
            resource: {and: [path.join(siteDir, 'docs'), /\.mdx?$/]},
            enforce: 'pre',
            loader: path.join(__dirname, 'quoted-samples-loader.cjs'),
          },
        ],
      },
    }),
    postBuild: ({outDir}) => fs.cp(folder, outDir, {recursive: true}),
  };

  async function copySample(filePath: string): Promise<void> {
    const name = path.relative(SAMPLES, filePath).split(path.sep).join('/');
    const target = path.join(folder, sampleAddress(name));
    await fs.mkdir(path.dirname(target), {recursive: true});
    await fs.writeFile(target, `${readSample(name, {filePath, line: 1}).lines.join('\n')}\n`);
  }
}
