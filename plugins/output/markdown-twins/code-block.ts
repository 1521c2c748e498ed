import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Code, Link, Paragraph} from 'mdast';
import {classesOf} from '../../finish/elements';
import {childTags, findTag} from '../find-in-page';

/**
 * A code block from src/theme/CodeBlock: its code with language and title and, below code that is quoted
 * from a file, links to that file and to its app, in the words of the page.
 */
export function codeFigure(figure: Element): (Code | Paragraph)[] {
  const pre = findTag(figure, 'pre') ?? figure;
  const caption = findTag(figure, 'figcaption');
  const title = caption && toString(caption);
  const link = caption && findTag(caption, 'a');
  const [app] = childTags(figure, 'a');
  return [
    codeBlock(pre, title),
    ...(link && title ? [wholeFile(link, title)] : []),
    ...(app ? [paragraph([linkTo(app, app.properties.ariaLabel ?? toString(app))])] : []),
  ];
}

/** @param pre may hold a `<code>` whose class names the language */
export function codeBlock(pre: Element, title?: string): Code {
  const code = findTag(pre, 'code') ?? pre;
  const [, named] = /\blanguage-(\S+)/.exec(classesOf(code).join(' ')) ?? [];
  return {
    type: 'code',
    // A title can't stand without a language.
    lang: named ?? (title ? 'text' : null),
    meta: title ? `title=${quoted(title)}` : null,
    value: toString(code).replace(/\n$/, ''),
  };
}

const quoted = (title: string) => (title.includes('"') ? `'${title}'` : `"${title}"`);

/** `Whole file: [App.kt](…)`, from a link to the file that has this name for assistive technology. */
function wholeFile(link: Element, title: string): Paragraph {
  const [before = '', after = ''] = (link.properties.ariaLabel ?? title).split(title);
  return paragraph([
    {type: 'text', value: before},
    linkTo(link, title),
    {type: 'text', value: after},
  ]);
}

const paragraph = (children: Paragraph['children']): Paragraph => ({type: 'paragraph', children});

const linkTo = ({properties: {href}}: Element, text: string): Link => ({
  type: 'link',
  url: String(href),
  children: [{type: 'text', value: text}],
});
