import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import {currentLanguage} from '../../content/contract/language';
import {platformIds} from '../../../product/find-platform';
import {platforms} from '../../../product/platforms';
import {contractDocument, contractOn} from './document';
import {SCHEMA_FILE, contractSchema} from './schema';

/**
 * Publishes what the SDK can do as data: `/contract.json`, for agents and generators, its JSON Schema, and the part of
 * each platform alone, `/Android/contract.json`. In another language, all are below its base, with the words of the
 * contract translated.
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
        ...platformIds.map(
          (id) => [`${platforms[id].path}/contract.json`, contractOn(id, contract, base)] as const,
        ),
      ] as const) {
        const file = path.join(outDir, name);
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, JSON.stringify(value));
      }
    },
  };
}
