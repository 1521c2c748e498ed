import {contract} from '../../product';
import {names} from '../../product/contract/names';
import {platformIds} from '../../product/find-platform';
import {platforms} from '../../product/platforms';
import type {PlatformId} from '../../product/types';
import {lastSections} from '../../site/words';
import {filled, type NewFile} from './templates';

/** The pages that every platform has. */
export const PAGES = ['install', 'using', 'examples'] as const;

type Page = (typeof PAGES)[number];

/** A level-2 section, and what of the contract it shows. */
interface Section {
  title: string;
  parts: readonly string[];
}

const part = (name: string) => `::contract{reference="${name}"}`;

/** The sections for a contract that no page describes yet; a title of one word isn't taken for the SDK's own. */
const SECTIONS: Readonly<Record<Page, readonly Section[]>> = {
  install: [
    {title: 'Package', parts: []},
    {title: 'Versions', parts: [part('releases')]},
  ],
  using: [
    {title: 'Start', parts: []},
    ...(['events', 'states', 'errors'] as const)
      .filter((name) => contract[name].length > 0)
      .map((name) => ({
        title: name.charAt(0).toUpperCase() + name.slice(1),
        parts: [part(name)],
      })),
    {
      title: lastSections.at(-1) ?? 'Reference',
      parts: [...Object.keys(names.owners).map(part), '### Types', part('types')],
    },
  ],
  examples: [{title: 'Example', parts: []}],
};

/** Those of a page for another platform, which has to have the same; a `##` inside a code block doesn't count. */
function sectionsIn(text: string): Section[] {
  const [, ...sections] = text.replace(/^```[\s\S]*?^```/gm, '').split(/^## /m);
  return sections.map((section) => ({
    title: section.split('\n')[0] ?? '',
    parts: section.match(/(?:^### .+\n\n)?^::contract\{reference=.*$/gm) ?? [],
  }));
}

/**
 * The pages that are missing of `product/platforms.ts`, made from the contract and with the sections of the pages that
 * are there, so that their writer fills in sentences; and the landing page. One for a planned platform says so.
 *
 * @param read the text of a file; undefined if it isn't there
 */
export function newPages(read: (filePath: string) => string | undefined): NewFile[] {
  const pages = (Object.keys(platforms) as PlatformId[]).flatMap((id) =>
    PAGES.map((page) => ({
      filePath: `docs/${platforms[id].path}/${page}.mdx`,
      text: pageOf(page, id, read),
      isNew: true,
    })),
  );
  const landing = {
    filePath: 'docs/index.mdx',
    text: filled('landing.mdx', {FIRST: Object.values(platforms)[0]?.path ?? ''}),
    isNew: true,
  };
  return [landing, ...pages].filter(({filePath}) => read(filePath) === undefined);
}

function pageOf(page: Page, id: PlatformId, read: Parameters<typeof newPages>[0]): string {
  const label = `${page.charAt(0).toUpperCase()}${page.slice(1)}`;
  const front = `---\ntitle: '${label}: ${platforms[id].name}'\nsidebar_label: ${label}\n`;
  const name = `{{${id}.name}}`;
  if (platforms[id].planned) {
    const text = `There is no SDK for ${platforms[id].name} yet, so there is nothing to say about it under "${label}".`;
    return `${front}description: ${text}\n---\n\nThere is no {{sdk.name}} for ${name} yet.\n`;
  }
  const model = platformIds
    .map((other) => read(`docs/${platforms[other].path}/${page}.mdx`))
    .find((text) => text !== undefined);
  const sections = (model === undefined ? SECTIONS[page] : sectionsIn(model)).map(
    ({title, parts}) =>
      [`## ${title}`, `TODO: say what an app on ${name} does here, and why.`, ...parts].join(
        '\n\n',
      ),
  );
  return `${front}description: '${label} on ${platforms[id].name}. TODO: say in one sentence of 50 to 160 characters what the page gives.'\n---\n\nTODO: say what the reader does on this page.\n\n${sections.join('\n\n')}\n`;
}
