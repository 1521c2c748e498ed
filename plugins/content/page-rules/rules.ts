import {escapeRegexp} from '@docusaurus/utils';
import {htmlTagNames} from 'html-tag-names';
import type {Nodes, Parents, RootContent} from 'mdast';
// Adds the nodes of MDX and of directives to those of Markdown.
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import fs from 'node:fs';
import path from 'node:path';
import {ANY_SITE, decoded} from '../../../lib/addresses';
import {readText} from '../../../lib/files';
import {attributesOf, isElement, type MdxElement} from '../../../lib/mdx';
import {ODD_SPACE, oddCharacter, suggestion} from '../../../lib/text';
import {importedBy} from './imports';

/**
 * Judges one node of a page as Markdown has it.
 *
 * @param page its file; its text, with facts filled in and with the front matter; the names in its imports and exports;
 *   and the parts of the contract that stand above
 * @returns what is wrong, and how to mend it
 */
export type PageRule = (
  node: Nodes,
  page: {filePath: string; text: string; defined: readonly string[]; quoted: Set<string>},
  parent?: Parents,
) => [problem: string, mend: string] | undefined;

/** What a page uses without an import: src/theme/MDXComponents and what it wraps. */
const COMPONENTS = ['CodeBlock', 'Details', 'Head', 'TabItem', 'Tabs'];

/** What MDX and Docusaurus pass to every page, and what every script has. */
const GIVEN = [
  'assets',
  'contentTitle',
  'frontMatter',
  'metadata',
  'props',
  'toc',
  ...['false', 'null', 'this', 'true', 'undefined'],
  ...['Infinity', 'Math', 'NaN'],
];

/** As @docusaurus/mdx-loader 3.10.2 has them, without the old names. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

const admonition = ADMONITIONS.map((name) => `:::${name}`).join(' or ');

/** How Markdown writes what other sites have a component for, by its name in small letters. */
const MARKDOWN = new Map([
  ...['admonition', 'alert', 'callout', 'caution', 'hint', 'important'].map(
    (name) => [name, 'write :::note'] as const,
  ),
  ...ADMONITIONS.map((name) => [name, `write :::${name}`] as const),
  ['image', 'write ![What it shows.](address)'],
  ['link', 'write [text](address)'],
]);

/** An attribute of HTML that is code, or styles in a way that HTML no longer knows. */
const REFUSED = /^(?:style|on[a-z]+|align|bgcolor|valign)$/i;

/** An element that runs, or is no longer part of HTML. */
const REFUSED_ELEMENT =
  /^(?:script|acronym|big|blink|center|dir|font|frame|frameset|marquee|nobr|strike|tt)$/;

/** What React 19 moves from a page's text to its head. */
const OF_HEAD = /^(?:base|link|meta|style|title)$/;

/** An element or a component is one of HTML or the theme, or imported; with a hyphen, it is one of the site's own. */
const elements: PageRule = (node, {defined}, parent) => {
  const whole = isElement(node) ? (node.name ?? '') : '';
  const [, name] = /^([^.-]+)(?:\.|$)/.exec(whole) ?? [];
  if (!name) {
    return undefined;
  }
  if (OF_HEAD.test(name) && !(parent && isElement(parent))) {
    return [`<${name}> would go to the head of the page`, 'put it in <Head>, or in backticks'];
  }
  const [, level] = /^h([1-6])$/.exec(name) ?? [];
  if (level) {
    const mend = `write ${'#'.repeat(Number(level))} and its words`;
    return [`<${name}> has no anchor, and no place in the table of contents`, mend];
  }
  // To MDX, a name in small letters is one of HTML, even if it is imported.
  const components = defined.filter((each) => /^[A-Z]/.test(each) || whole !== name);
  const known = [...COMPONENTS, ...htmlTagNames, ...components];
  const small = name.toLowerCase();
  if (known.includes(name)) {
    const isBare =
      isElement(node) &&
      small === 'details' &&
      !childrenOf(node).some((child) => isElement(child) && child.name === 'summary');
    return isBare
      ? [`<${name}> has no <summary>`, 'write <summary>…</summary> on the line below it']
      : undefined;
  }
  const mend = defined.includes(name)
    ? 'import it under a name with a capital'
    : htmlTagNames.includes(small) && !MARKDOWN.has(small)
      ? `write <${small}>`
      : (MARKDOWN.get(small) ??
        `import it, or ${suggestion(name, known, {write: (each) => `<${each}>`})}`);
  return [`there is no <${name}>`, mend];
};

/**
 * No element runs or styles anything by itself: React stops at a style that is text and leaves out a handler, and a
 * script would be part of the policy.
 */
export const inert: PageRule = (node) => {
  const {name} = isElement(node) ? node : {name: ''};
  const {type = '', ...attributes} = isElement(node) ? attributesOf(node) : {};
  const [refused] = Object.keys(attributes).filter((each) => REFUSED.test(each));
  const mend = 'use a class of a style sheet, or write a component';
  return REFUSED_ELEMENT.test(name ?? '') && !type.endsWith('json')
    ? [`a page has no <${name}> of its own`, mend]
    : refused && /^[a-z]/.test(name ?? '')
      ? [`a page has no ${refused}="…" of its own`, mend]
      : undefined;
};

/** Names alone in braces, `{sdk.name}`, `{{name}}` or `{a, b}`, are those of values; attributes have no place in them. */
const expressions: PageRule = (node, {defined}) => {
  const text = node.type.endsWith('Expression') && 'value' in node ? node.value : '';
  if (/^\s*[\w-]+=["']/.test(text)) {
    const mend = 'write ::contract{…} on a line of its own, without spaces, and \\{ for a brace';
    return [`{${text}} belongs to nothing`, mend];
  }
  const names = /^\{?\s*[\w$.]+(?:\s*,\s*[\w$.]+)*\s*\}?$/.test(text)
    ? (text.match(/(?<![\w$.])[a-z_$][\w$]*/gi) ?? [])
    : [];
  return names.every((name) => [...GIVEN, ...defined].includes(name))
    ? undefined
    : [
        `{${text}} is not defined`,
        'write a fact as {{group.name}}, a brace as \\{, or put the text in backticks',
      ];
};

/** An admonition or a directive is one that a page can have, and is written as Docusaurus reads it. */
const directives: PageRule = (node) => {
  if (node.type === 'containerDirective' || node.type === 'leafDirective') {
    const [colons, known] =
      node.type === 'leafDirective' ? ['::', ['contract']] : [':::', ADMONITIONS];
    return known.includes(node.name)
      ? undefined
      : [
          `there is no ${colons}${node.name}`,
          suggestion(node.name, known, {write: (each) => colons + each}),
        ];
  }
  // GitHub's way to write an admonition, which Docusaurus publishes as a quotation.
  const [alert] = (node.type === 'blockquote' && /^\[!\w+\]/.exec(toString(node))) || [];
  if (alert) {
    return [`there is no ${alert}`, `write ${admonition} above it, and ::: below`];
  }
  const [line, colons, name, title] =
    (node.type === 'text' && /^(:{3,}) *(\w*) *(.*)/m.exec(node.value)) || [];
  if (name) {
    const mend = `write ${colons}${name}${title && `[${title}]`}`;
    return [`"${line}" begins no admonition`, mend];
  }
  return colons
    ? ['":::" neither begins nor ends anything here', `write ${admonition} above it`]
    : undefined;
};

/** Nothing, what only its writer reaches, and whatever begins with anything but the schemes of a host, mail, a phone, an app or a file. */
const NOWHERE =
  /^(?:#?$|[/\\]{2}|(?!https?:\/\/|(?:geo|itms-apps|mailto|market|pathname|sms|tel):.)[a-z][a-z\d+.-]*:|https?:\/\/(?:[^/.]+(?:\/|$)|(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)[\d.]+(?:[:/?#]|$)))/i;

/** From the site's root, a file that is no page and not written in Markdown. */
const FILE = /^\/[^?#]*\.(?!mdx?\b|html?\b)[a-z][a-z\d]+(?=[?#]|$)/i;

/** A host, or what looks like one, without what has a browser look for it. */
const HOST = /^(?:www\.|(?:[\w-]+\.)+[a-z]{2,}\/)/i;

/**
 * Every address leads somewhere, for more than its writer, and can be read, as whatever follows takes it apart:
 * `http://localhost:PORT` and `https://` can't. A bare mail address may be one, or a version, as in `kit@2.x`, or a repository.
 */
const addresses: PageRule = (node, {filePath, text}) => {
  const {href, src} = isElement(node) ? attributesOf(node) : {};
  const url = 'url' in node ? node.url : (href ?? src ?? '/');
  const source = text.slice(node.position?.start.offset ?? Infinity, node.position?.end.offset);
  if (node.type === 'link' && /^mailto:/.test(url) && !source.startsWith('[')) {
    const shown = toString(node);
    return [
      `${shown} becomes a link for mail`,
      `write [${shown}](${url}) for a mail address, and anything else in backticks`,
    ];
  }
  // Docusaurus makes a component of an SVG, and says nothing.
  const [, code = ''] = /^<img\s[^]*?\bsrc=\{(.*?)\}/.exec(source) ?? [];
  const isSvg = () => new RegExp(`^import ${escapeRegexp(code)} from .*\\.svg['"]`, 'm').test(text);
  if (code && (code.startsWith('require(') || isSvg())) {
    return ['<img> has code for an address', 'write ![What it shows.](./name.svg)'];
  }
  if (isElement(node) && /^[a-z]/.test(node.name ?? '') && /^\.\.?\//.test(src ?? '')) {
    const mend =
      node.name === 'img'
        ? `write ![What it shows.](${src})`
        : 'put it in static/, and write its address from there';
    return [`<${node.name}> takes no file from beside the page`, mend];
  }
  if (node.type === 'imageReference') {
    return ['the picture does not name its file', `write ![${node.alt}](address)`];
  }
  const [published] = (/^(?:link|definition)$/.test(node.type) && FILE.exec(url)) || [];
  if (published && !fs.existsSync(`static${decoded(published)}`)) {
    return [`${url} is no page`, `write pathname://${url} for a file that the site publishes`];
  }
  const file = path.join(path.dirname(filePath), decoded(url));
  if (HOST.test(url) && !fs.existsSync(file)) {
    return [`${url} is read as a file`, `write https://${url}`];
  }
  // Nearly every node is no link, and nearly every link leads to a page.
  const isBeside = /^[^#/:?][^#:?]*$/.test(url) && !path.extname(url);
  if (isBeside && fs.statSync(file, {throwIfNoEntry: false})?.isFile()) {
    const mend = `put it in static/, and write pathname:///${path.basename(url)}`;
    return [`${url}, a file without an ending, is read as a page`, mend];
  }
  return URL.canParse(url, ANY_SITE) && !NOWHERE.test(url)
    ? undefined
    : [
        `no reader can follow the address "${url}"`,
        'correct it, or put an address that is only an example in backticks',
      ];
};

/** The id of a heading, in braces; no other comment stands there. */
const ID = /^\s*\/\*\s*#/;
const WHOLE_ID = /^\/\* *#\S+ *\*\/$/;

/** A heading begins with its marks, and an id ends it: elsewhere, the contents would show it, or nothing would have it. */
const headings: PageRule = (node, {text}, parent) => {
  const {offset = 0} = node.position?.start ?? {};
  // The end of a front matter that isn't one is named as such.
  if (node.type === 'heading' && text[offset] !== '#' && !/^\w+: /.test(toString(node))) {
    const mend = 'leave a blank line between them, or begin a heading with ##';
    return ['the line of dashes makes a heading of the one above', mend];
  }
  const isInHeading = parent?.type === 'heading';
  const isAtEnd = isInHeading && parent.children.at(-1) === node;
  return node.type.endsWith('Expression') &&
    'value' in node &&
    (ID.test(node.value) || (isInHeading && node.value.startsWith('/*'))) &&
    !(isAtEnd && WHOLE_ID.test(node.value))
    ? ['only an id stands at the end of a heading', 'write ## Title {/* #id */}']
    : undefined;
};

/** What begins a line and isn't text. */
const MARK = '(?:#{1,6}|[-*+]|\\d{1,9}[.)]|:{3,}\\w*)';

/** A line that only looks as if it began a heading, a list or an admonition, for want of a space. */
const NO_MARK = new RegExp(
  `^[ \\t>]*(?:${MARK}${ODD_SPACE}|${ODD_SPACE}\\s*${MARK}\\s|#{7,}|#{2,6}[\\p{L}\\p{N}])`,
  'mu',
);

/** What word processors put before an item: a dash only at the beginning, where no sentence goes on. */
const BULLET = /(?<![^\n])[ \t>]*[•·▪▫●○◦‣∙]\s|(?<![^])[–—]\s/;

/** Marks of emphasis in pairs, but with a sign and a letter around one of them, so that it is text. */
const NO_EMPHASIS =
  /(?<!\\)(?:\*\*|~~)(?=[^\s*~])|(?<=[^\s*~\\])(?:\*\*|~~)|(?<![\\*])\*(?=[^\s*])[^*\n]*[^\s*\\]\*|(?<![\w\\])(__?)(?=[^\s_])[^_\n]*[^\w\s\\]\1(?=\w)/;

/** Marks of code, of links and of emoji, and an entity, that are text because one of them is missing or unknown. */
const NO_PAIR = /(?<!\\)`|\]\(|\] \([./#]|(?<!\S):[a-z][a-z_]+:(?!\S)|&(?!amp;)[a-z]+;/;

/** A link or a footnote whose address isn't on the page. */
const NO_LINK = /(?<!\\)\[[^\][]*\]\[[^\][]*\]|\([^()]*\)\[[^\][]+\]|(?<!\\)\[\^[^\][\s]+\]/;

/** A row of a table, in text, or the dashes below a header that has more cells. */
const ROW = /^[ \t>]*\|.*\|.*\|[ \t]*$|^\|? *:?-+:? *\|[-:| ]*$/m;

/** What was meant as a mark of Markdown isn't published as text, nor is code that is only indented. */
const marks: PageRule = (node, {text}, parent) => {
  const source = text.slice(node.position?.start.offset ?? Infinity, node.position?.end.offset);
  const [first] = parent?.type === 'listItem' ? parent.children : [];
  const margin = first?.position?.start.column ?? 1;
  const indent = (node.position?.start.column ?? 1) - margin;
  if (node.type === 'paragraph' && /^(?:root|listItem)$/.test(parent?.type ?? '') && indent > 3) {
    return ['an indented line is text, and not code', 'put code between two lines of ```'];
  }
  if (node.type === 'paragraph' && BULLET.test(source)) {
    return [`"${BULLET.exec(source)?.[0].trim()}" would be text`, 'write "- "'];
  }
  if (node.type === 'paragraph' && NO_MARK.test(source)) {
    return [
      `"${NO_MARK.exec(source)?.[0].trim()}" would be text`,
      'write a plain space behind the mark, and none before it',
    ];
  }
  if (node.type === 'delete' && !source.startsWith('~~')) {
    return [`readers would see "${source}" struck out`, 'write \\~ for a tilde, ~~ to strike out'];
  }
  if (node.type === 'strong' && /^__[a-z]\w*__$/i.test(source)) {
    const mend = 'write ** for bold, or put code in backticks';
    return [`readers would see "${source}" in bold`, mend];
  }
  if (node.type === 'paragraph' && ROW.test(source)) {
    const mend =
      'put | --- | --- | below its first row, one for each column, or write \\| for a bar';
    return ['this is no table', mend];
  }
  const isText = node.type === 'text';
  const [link] = (isText && NO_LINK.exec(source)) || [];
  if (link) {
    return [
      `${link} leads nowhere`,
      'write [text](address), define the name on a line of its own, or write \\[ for a bracket',
    ];
  }
  const [found] =
    (isText && (NO_EMPHASIS.exec(source) ?? (NO_PAIR.exec(source) && NO_PAIR.exec(node.value)))) ||
    [];
  return found
    ? [
        `readers would see the marks in "${found}"`,
        'write marks in pairs, outside words, and an address without spaces; write \\* for an asterisk, or code in backticks',
      ]
    : undefined;
};

/**
 * A control character, one of a private font, an order to turn text round, what stands for bytes that aren't UTF-8, and
 * what is drawn as nothing, unlike the tags of a flag and the variants of a Chinese character.
 */
const NO_TEXT =
  /(?![\t\n])\p{Cc}|\p{Co}|[\u202a-\u202e\ufffd\u034f\u115f\u1160\u2800\u3164\uffa0]|(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0001}-\u{e007f}]|(?<!\p{Script=Han})[\ufe00-\ufe0d\u{e0100}-\u{e01ef}]/u;

/** UTF-8, read as the encoding of an old Windows. */
const MOJIBAKE = /â€|[ÂÃ][\u00a0-\u00bf€‚ƒ„†‡ˆ‰Š‹Œ™š›œžŸ]|ï»¿|ï¿½|ðŸ/;

/** What readers copy, search for or follow is made of what they see: code, names and addresses, but not prose. */
const characters: PageRule = (node) => {
  if (node.type === 'text' && NO_TEXT.test(node.value)) {
    return [
      'the text has a character that nothing can show',
      'delete it, and save the file as UTF-8',
    ];
  }
  const [misread] = ('value' in node && MOJIBAKE.exec(node.value)) || [];
  if (misread) {
    const mend = 'type it again, and save the file as UTF-8';
    return [`"${misread}" is what another encoding makes of a character`, mend];
  }
  const texts = isElement(node)
    ? Object.entries(attributesOf(node)).map(([name, value]) => (PROSE.test(name) ? '' : value))
    : [
        'url' in node ? node.url : '',
        'meta' in node ? `${node.lang} ${node.meta}` : '',
        node.type !== 'text' && node.type !== 'yaml' && 'value' in node
          ? node.value.replace(COMMENT, '')
          : '',
      ];
  const odd = texts.map((text) => oddCharacter(text ?? '')).find(Boolean);
  return odd
    ? [
        `"${odd.shown}" has a character that is not what it seems`,
        'type it again, or write the character as code does',
      ]
    : undefined;
};

/** What nobody reads, unlike the id of a heading. */
const COMMENT = /\/\*(?! *#)[\s\S]*?\*\//g;

/** Attributes that readers read. */
const PROSE = /^(?:alt|aria-\w+|label|title)$/;

/** A heading or a link has words: without, neither it nor its entry in the contents has a name. */
const names: PageRule = (node) => {
  if (node.type !== 'heading' && (node.type !== 'link' || node.children.some(isElement))) {
    return undefined;
  }
  const isLink = node.type === 'link';
  const words = (node.children as Nodes[]).filter(
    ({type}) => isLink || type !== 'mdxTextExpression',
  );
  const said = toString(words, {includeImageAlt: isLink});
  return (isLink ? /\S/ : /[\p{L}\p{N}]/u).test(said)
    ? undefined
    : [`the ${node.type} has no words`, 'write some, and put a picture below a heading'];
};

/** Each admonition and code block ends with a line of its own, rather than with the page, or the list or quotation around it. */
const blocks: PageRule = (node, {text}) => {
  if (node.type !== 'containerDirective' && node.type !== 'code') {
    return undefined;
  }
  const [fence, mark = ''] = /^([:`~])\1{2,}/.exec(text.slice(node.position?.start.offset)) ?? [];
  const lastLine = text.slice(0, node.position?.end.offset).split('\n').at(-1) ?? '';
  const isOfChild =
    'children' in node && node.children.at(-1)?.position?.end.line === node.position?.end.line;
  const isClosed = new RegExp(`^[\\s>]*${mark}{${fence?.length},}\\s*$`).test(lastLine);
  // A line of it that begins another one.
  const isOpen = new RegExp(`^ {0,3}${fence}${mark}* *[\\w{][^\`]*$`, 'm');
  const isAround = 'children' in node && node.children.at(-1)?.type === 'containerDirective';
  const more = isAround ? `; begin and end one that holds another with ${fence}:` : '';
  return fence && (isOfChild || !isClosed || ('value' in node && isOpen.test(node.value)))
    ? [
        `the ${node.type === 'code' ? `code block ${fence}${node.lang ?? ''}` : 'admonition'} is not closed`,
        `close it, above any truncate marker, with a line of ${fence}${more}`,
      ]
    : undefined;
};

/** Steps go on counting behind code or tabs that aren't part of one. */
const steps: PageRule = (node, _, parent) => {
  const siblings: Nodes[] = parent?.children ?? [];
  const [between, before] = siblings.slice(0, siblings.indexOf(node)).reverse();
  return node.type === 'list' &&
    node.start === 1 &&
    between &&
    (between.type === 'code' || (isElement(between) && between.name === 'Tabs')) &&
    before?.type === 'list' &&
    before.ordered
    ? [
        'the numbers start again at 1',
        'indent what is between by 3 spaces, or write the number that follows',
      ]
    : undefined;
};

/** Tabs hold nothing but tabs, at least one, each with its own value and a label (src/theme/Tabs). */
const tabs: PageRule = (node, _, parent) => {
  if (!isElement(node)) {
    return undefined;
  }
  if (node.name !== 'Tabs') {
    const isInElement = parent?.type === 'paragraph' || (parent && isElement(parent));
    return node.name === 'TabItem' && !isInElement
      ? ['a tab is alone', 'put it between <Tabs> and </Tabs>']
      : undefined;
  }
  const items = childrenOf(node).map((child) =>
    isElement(child) && child.name === 'TabItem' ? attributesOf(child) : {},
  );
  const ignored = [node, ...childrenOf(node).filter(isElement)]
    .flatMap(({attributes}) => attributes.map((each) => ('name' in each ? each.name : '{…}')))
    .find((name) => !['groupId', 'queryString', 'value', 'label'].includes(name));
  if (ignored) {
    return [`tabs know no "${ignored}"`, 'leave it out: the first tab is shown first'];
  }
  const differ = (key: 'value' | 'label') =>
    new Set(items.map((item) => item[key]).filter(Boolean)).size === items.length;
  return items.length > 0 && differ('value') && differ('label')
    ? undefined
    : [
        'these tabs are not all tabs, with a label and a value that no other has',
        'put <TabItem value="…" label="…"> and nothing else between <Tabs> and </Tabs>',
      ];
};

/** Nothing but space or a comment, in text or in braces. */
export const NOTHING = /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/;

/** A part of the contract stands on a page once, in its own text or in what it imports: it has ids. */
const repetitions: PageRule = (node, {filePath, quoted, text}) => {
  const name = isElement(node) && node.name ? escapeRegexp(node.name) : '(?!)';
  const [, file = ''] =
    new RegExp(`^import ${name} from ['"](.+\\.mdx?)['"]`, 'm').exec(text) ?? [];
  const part = importedBy(filePath, file);
  const source =
    node.type === 'leafDirective'
      ? text.slice(node.position?.start.offset, node.position?.end.offset)
      : file && fs.existsSync(part)
        ? readText(part)
        : '';
  const parts = source.match(/^::contract\{.*\}/gm) ?? [];
  const again = parts.find((each) => quoted.has(each));
  parts.forEach((each) => quoted.add(each));
  return again ? [`the page already has ${again}`, 'keep one, and link to it'] : undefined;
};

/** What is inside tabs. A tab on one line is in a paragraph, which MDX removes. */
export const childrenOf = (group: MdxElement): RootContent[] =>
  (group.children as RootContent[])
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => !('value' in child && NOTHING.test(child.value)));

/** Everything that refuses what MDX can read, but what would not come out as written. */
export const RULES = [
  ...[elements, inert, expressions, directives, addresses, blocks],
  ...[headings, steps, tabs, marks, characters, names, repetitions],
];
