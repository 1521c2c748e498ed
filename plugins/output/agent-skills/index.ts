import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {platformIds} from '../../../product/find-platform';
import {skillName, skillOf} from './skill-of';

const FOLDER = '.well-known/agent-skills';

/** Names the format of the index: Agent Skills Discovery, draft 0.2.0. Clients compare it but don't fetch it. */
const INDEX_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Publishes a skill for coding agents for each platform, and an index that agents look for at
 * `/.well-known/agent-skills/index.json`: https://github.com/cloudflare/agent-skills-discovery-rfc.
 * A host has one index, so builds in other languages don't write one.
 *
 * @param filePath of the Markdown that all skills are made from
 */
export default function agentSkills(filePath: string) {
  return ({i18n}: LoadContext): Plugin => ({
    name: 'agent-skills',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const fileContent = await fs.readFile(filePath, 'utf8');
      const skills = [];
      for (const platform of platformIds) {
        const name = skillName(platform);
        const text = skillOf(platform, {fileContent, filePath});
        await fs.mkdir(path.join(outDir, FOLDER, name), {recursive: true});
        await fs.writeFile(path.join(outDir, FOLDER, name, 'SKILL.md'), text);
        skills.push(await entryOf(name, text, filePath));
      }
      const index = {$schema: INDEX_SCHEMA, skills};
      await fs.writeFile(
        path.join(outDir, FOLDER, 'index.json'),
        `${JSON.stringify(index, null, 2)}\n`,
      );
    },
  });
}

async function entryOf(name: string, fileContent: string, filePath: string) {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({fileContent, filePath});
  return {
    name,
    type: 'skill-md',
    description: frontMatter.description,
    // Relative to the index, so that it works below any base.
    url: `${name}/SKILL.md`,
    digest: `sha256:${createHash('sha256').update(fileContent).digest('hex')}`,
  };
}
