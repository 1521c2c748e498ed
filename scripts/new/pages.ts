import path from 'node:path';
import {readText} from '../../lib/files';
import {contract} from '../../product';
import {names} from '../../product/contract/names';
import {documentedIds, platformIds} from '../../product/find-platform';
import {platformPages} from '../../product/platform-pages';
import {platforms} from '../../product/platforms';
import type {PlatformId} from '../../product/types';

/** A file to write; its path is from the project's root. */
export interface NewFile {
  filePath: string;
  text: string;
}

type Page = (typeof platformPages)[number];

const LANDING = path.join(__dirname, 'landing.mdx');

const part = (name: string) => `::contract{reference="${name}"}`;

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The headings and the parts of a contract that no page describes yet; a title of one word isn't taken for the SDK's own. */
const SKELETONS: Readonly<Record<Page, readonly string[]>> = {
  install: ['## Package', '## Versions', part('releases')],
  using: [
    '## Start',
    ...(['events', 'states', 'errors'] as const)
      .filter((name) => contract[name].length > 0)
      .flatMap((name) => [`## ${titled(name)}`, part(name)]),
    '## Reference',
    ...Object.keys(names.owners).map(part),
    '### Types',
    part('types'),
  ],
  examples: ['## Example'],
};

/** Those of a page for another platform, which has to have the same; a `##` inside a code block doesn't count. */
const skeletonOf = (text: string): readonly string[] =>
  text
    .replace(/^```[\s\S]*?^```/gm, '')
    .match(/^## .+$|(?:^### .+\n\n)?^::contract\{reference=.*$/gm) ?? [];

/**
 * The pages that are missing of `product/platforms.ts`, made from the contract and with the sections of the pages that
 * are there, so that their writer fills in sentences; and the landing page. One for a planned platform says so.
 *
 * @param read the text of a file; undefined if it isn't there
 */
export function newPages(read: (filePath: string) => string | undefined): NewFile[] {
  const pages = documentedIds.flatMap((id) =>
    platformPages.map((page) => ({
      filePath: `docs/${platforms[id].path}/${page}.mdx`,
      text: pageOf(page, id, read),
    })),
  );
  const landing = {
    filePath: 'docs/index.mdx',
    text: readText(LANDING).replace('$FIRST', platforms[platformIds[0] ?? 'android'].path),
  };
  return [landing, ...pages].filter(({filePath}) => read(filePath) === undefined);
}

function pageOf(page: Page, id: PlatformId, read: Parameters<typeof newPages>[0]): string {
  const label = titled(page);
  const front = `---\ntitle: '${label}: ${platforms[id].name}'\nsidebar_label: ${label}\n`;
  const name = `{{${id}.name}}`;
  if (platforms[id].planned) {
    const text = `There is no SDK for ${platforms[id].name} yet, so there is nothing to say about it under "${label}".`;
    return `${front}description: ${text}\n---\n\nThere is no {{sdk.name}} for ${name} yet.\n`;
  }
  const model = platformIds
    .map((other) => read(`docs/${platforms[other].path}/${page}.mdx`))
    .find((text) => text !== undefined);
  const todo = `TODO: say what an app on ${name} does here, and why.`;
  const skeleton = (model === undefined ? SKELETONS[page] : skeletonOf(model))
    .map((line) => (line.startsWith('## ') ? `${line}\n\n${todo}` : line))
    .join('\n\n');
  return `${front}description: '${label} on ${platforms[id].name}. TODO: say in one sentence of 50 to 160 characters what the page gives.'\n---\n\nTODO: say what the reader does on this page.\n\n${skeleton}\n`;
}
