import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import {publishedFolder} from '../../../lib/published-folder';
import {SAMPLES, readSample} from '../../content/samples/read-sample';
import {watchedSamples} from '../../content/samples/watched-samples';
import {sampleAddress} from './address';

/** Publishes the samples, facts expanded, so that a quoted region can link to its whole file. */
export default function sampleFiles({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const folder = publishedFolder(generatedFilesDir);
  return {
    name: 'sample-files',
    getPathsToWatch: watchedSamples,
    async loadContent() {
      await fs.rm(path.join(folder, 'samples'), {recursive: true, force: true});
      const entries = await fs.readdir(SAMPLES, {recursive: true, withFileTypes: true});
      const files = entries.filter((entry) => entry.isFile());
      await Promise.all(files.map((entry) => copySample(path.join(entry.parentPath, entry.name))));
    },
    configureWebpack: () => ({
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
  };

  async function copySample(filePath: string): Promise<void> {
    const name = path.relative(SAMPLES, filePath).split(path.sep).join('/');
    const target = path.join(folder, sampleAddress(name));
    await fs.mkdir(path.dirname(target), {recursive: true});
    await fs.writeFile(target, `${readSample(name, {filePath, line: 1}).lines.join('\n')}\n`);
  }
}
