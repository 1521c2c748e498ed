import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import {currentLanguage} from '../../content/contract/language';
import {platformIds} from '../../../product/find-platform';
import {platforms} from '../../../product/platforms';
import {contractDocument, platformDocument} from './document';
import {SCHEMA_FILE, contractSchema} from './schema';

/**
 * Publishes what the SDK can do as data: `/contract.json`, for agents and generators, its JSON Schema, and the
 * contract of each platform alone, `/Android/contract.json`, in as few bytes as possible. In another language, all are
 * below its base, with the words of the contract translated.
 */
export default function contractJson({siteConfig, baseUrl}: LoadContext): Plugin {
  const base = new URL(baseUrl, siteConfig.url).href;
  return {
    name: 'contract-json',
    async postBuild({outDir}) {
      const {contract} = currentLanguage();
      for (const [name, value] of [
        ['contract.json', contractDocument(contract, base)],
        [SCHEMA_FILE, contractSchema(base)],
      ] as const) {
        await fs.writeFile(path.join(outDir, name), `${JSON.stringify(value, null, 2)}\n`);
      }
      for (const id of platformIds) {
        const folder = path.join(outDir, platforms[id].path);
        await fs.mkdir(folder, {recursive: true});
        await fs.writeFile(
          path.join(folder, 'contract.json'),
          JSON.stringify(platformDocument(contract, base, id)),
        );
      }
    },
  };
}
