import type {AllContent} from '@docusaurus/types';
import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {servedAddress} from '../../lib/addresses';
import {versionsByInstance} from '../../lib/pages';
import type {PageSection, SearchIndex} from '../../lib/search-index';
import {platformIds, platformOfPath, tabValueOf} from '../../product/find-platform';
import {platforms} from '../../product/platforms';
import {entryLink, headingText, onOneLine, type Article} from './article';

/**
 * Which pages each index of the search has. There is one for the site, and one for each older or coming version of
 * docs, which its readers get instead. An index has one version of each instance of the docs, and all other pages.
 *
 * @param pages their addresses
 * @returns pages by the path of the index's folder, base URL included
 */
export function pagesByIndex(
  pages: readonly string[],
  allContent: AllContent,
  baseUrl: string,
): Map<string, string[]> {
  const versions = versionsByInstance(allContent).flatMap((instance) =>
    instance.map(({path, isLast, docs}) => ({
      ...{instance, path, isLast},
      docs: new Set(docs.map(({permalink}) => servedAddress(permalink, baseUrl))),
    })),
  );
  return new Map(
    [undefined, ...versions.filter(({isLast}) => !isLast)].map((chosen) => {
      const leftOut = versions.filter(
        (version) =>
          version !== chosen && (!version.isLast || version.instance === chosen?.instance),
      );
      return [
        chosen?.path ?? baseUrl,
        pages.filter((page) => !leftOut.some(({docs}) => docs.has(page))),
      ];
    }),
  );
}

/** An index of the search: the text of pages, with a section for each heading. */
export function indexOf(
  texts: readonly {address: string; title: string; sections: readonly PageSection[]}[],
): Pick<SearchIndex, 'platforms' | 'pages' | 'sections'> {
  const names = platformIds.map((id) => [tabValueOf(id), platforms[id].name] as const);
  return {
    platforms: Object.fromEntries(names),
    pages: texts.map(({address, title}) => {
      const id = platformOfPath(address);
      return {path: address, title, platform: id && tabValueOf(id)};
    }),
    sections: texts.flatMap(({sections}, page) => sections.map((section) => ({page, ...section}))),
  };
}

/**
 * How many characters of a section's code can be found, about 14 lines: the rest would take
 * 3 % of the index, and is the best answer to one of 373 queries.
 */
const CODE = 500;

/**
 * The sections of a page, in its order; a contract entry in a list is one too.
 *
 * `<h2 id="a">A</h2><p>Text</p>` → `{id: 'a', heading: 'A', parents: [], text: 'Text', code: ''}`
 */
export function searchSections({title, content}: Article): PageSection[] {
  let section: PageSection = {heading: title, parents: [], text: '', code: ''};
  const sections = [section];
  let open: {level: number; heading: string}[] = [];
  const parents = () => open.map(({heading}) => heading);
  content.forEach(read);
  return sections.map(({text, code, ...rest}) => ({
    ...rest,
    // A colon follows the name of an entry.
    text: text.split('\n').map(onOneLine).filter(Boolean).join('\n').replace(/^: /, ''),
    code: [...new Set(code.split('\n'))].join('\n').trim().slice(0, CODE),
  }));

  function read(node: ElementContent): void {
    if (node.type !== 'element') {
      section.text += node.type === 'text' ? node.value.replaceAll('\n', ' ') : '';
      return;
    }
    const {tagName, children} = node;
    const {id} = node.properties;
    const link = entryLink(node);
    if (link) {
      const outer = section;
      const heading = headingText(link);
      section = {
        id: String(id),
        heading,
        // Some types have a heading.
        parents: [...new Set([...parents(), ...typeOf(String(id))])],
        text: '',
        code: '',
      };
      sections.push(section);
      children.filter((child) => child !== link).forEach(read);
      section = outer;
    } else if (tagName === 'pre') {
      section.code += codeLines(node);
    } else if (/^h[2-6]$/.test(tagName) && typeof id === 'string') {
      const level = Number(tagName[1]);
      const heading = headingText(node);
      open = open.filter((outer) => outer.level < level);
      section = {id, heading, parents: parents(), text: '', code: ''};
      sections.push(section);
      open.push({level, heading});
    } else if (!isSkipped(node)) {
      const separator = INLINE.has(tagName) ? '' : /^t[dh]$/.test(tagName) ? ' ' : '\n';
      // Links in a row look like buttons.
      const isInRow = tagName === 'a' && /[\p{L}\p{N}]$/u.test(section.text);
      section.text += isInRow ? '\n' : separator;
      children.forEach(read);
      section.text += separator;
    }
  }
}

/** Elements that separate neither words nor sentences. */
const INLINE = new Set('a abbr b code del em i kbd mark span strong'.split(' '));

/** What no reader searches for: drawings, links to other pages, and those to the file that a code block is part of. */
const isSkipped = ({tagName, properties: {href, ariaLabel}}: Element): boolean =>
  ['svg', 'nav'].includes(tagName) ||
  (tagName === 'a' && ariaLabel !== undefined && String(href).includes('/samples/'));

/** The type whose field or value an entry is, `api-Scene-movieNight`: two types may have a part of the same name. */
const typeOf = (id: string) => /^api-([\w.]+)-/.exec(id)?.slice(1) ?? [];

/** The lines of a `<pre>` that have a word of at least two letters, without indentation. */
const codeLines = (pre: Element): string =>
  toString(pre)
    .split('\n')
    .map(onOneLine)
    .filter((line) => /\p{L}{2}/u.test(line))
    .map((line) => `${line}\n`)
    .join('');
