import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {publishedFolder} from '../../../lib/files';
import {cutRegion} from '../../content/samples/regions';
import {SAMPLES, readSample, watchedSamples} from '../../content/samples/read-sample';
import {archiveOf, sampleAddress} from '../../content/samples/addresses';
import {archive} from './archive';
import {publishedSamples} from './list-samples';

/**
 * Publishes the samples as the pages quote them, with facts expanded and without region markers: each
 * file, so that a quoted region can link to it, and each app as a zip archive.
 */
export default function sampleFiles({generatedFilesDir}: LoadContext): Plugin {
  const folder = publishedFolder(generatedFilesDir);
  return {
    name: 'sample-files',
    getPathsToWatch: watchedSamples,
    async loadContent() {
      await fs.rm(path.join(folder, 'samples'), {recursive: true, force: true});
      const samples = new Map(publishedSamples(SAMPLES).map((name) => [name, contentOf(name)]));
      for (const [name, text] of samples) {
        await publish(sampleAddress(name), text);
      }
      for (const address of new Set([...samples.keys()].map(archiveOf))) {
        const app = [...samples].filter(([name]) => archiveOf(name) === address);
        await publish(address, archive(new Map(app)));
      }
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Only pages: read as text, a picture would be ruined.
            resource: /\.mdx?$/,
            enforce: 'pre',
            loader: path.join(__dirname, 'quoted-samples-loader.cjs'),
          },
        ],
      },
    }),
  };

  async function publish(address: string, content: Uint8Array): Promise<void> {
    const target = path.join(folder, address);
    await fs.mkdir(path.dirname(target), {recursive: true});
    await fs.writeFile(target, content);
  }
}

/** A text as pages quote it; anything else, such as a picture, as it is. */
function contentOf(name: string): Uint8Array {
  const place = {filePath: path.join(SAMPLES, name), line: 1};
  const bytes = readFileSync(place.filePath);
  return bytes.includes(0)
    ? bytes
    : Buffer.from(`${cutRegion(readSample(name, place), undefined, place)}\n`);
}
