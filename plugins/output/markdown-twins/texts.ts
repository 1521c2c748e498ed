import type {Say, Texts} from '../../../lib/translatable-texts';

const kind = (message: string) => ({message, description: 'Kind of an admonition'});

/** The kinds of admonitions that a page may use. */
export const admonitions = {
  note: kind('Note'),
  tip: kind('Tip'),
  info: kind('Info'),
  warning: kind('Warning'),
  danger: kind('Danger'),
};

/** What stands in twins and in the index beside the text of pages. A description is for translators. */
export const texts = {
  head: {
    message: 'This page as HTML: {page}. Index of all pages: {index}.',
    description: 'Below the title of a page as Markdown',
  },
  journey: {
    message: 'What the SDK reports on the way:',
    description: 'Before a list of events',
  },
  install: {message: 'Install on {platform}', description: 'Link to a page of a platform'},
  using: {message: 'Using the SDK on {platform}', description: 'Link to a page of a platform'},
  examples: {message: 'Examples for {platform}', description: 'Link to a page of a platform'},
  wholeFile: {message: 'Whole file: {link}', description: 'Below code that is a part of a file'},
  converter: {
    message: 'On the HTML page: a converter from metres to feet.',
    description: 'In the place of a component',
  },
  image: {message: 'Image: {description}', description: 'In the place of a picture'},
  ...admonitions,
  start: {message: 'Start here', description: 'Heading in llms.txt: the first pages'},
  oneFile: {message: '{section} in one file', description: 'Link in llms.txt'},
  oneFileSays: {message: 'All pages about {section}.', description: 'Behind a link in llms.txt'},
  everything: {message: 'Everything in one file', description: 'Link in llms.txt'},
  everythingSays: {message: 'All pages of this index.', description: 'Behind a link in llms.txt'},
  version: {
    message:
      'Version {version}. Every page of this site is Markdown at its own address with `.md` behind it.',
    description: 'In llms.txt, below its title',
  },
} satisfies Texts;

/** A text of them in the language of the build. */
export type SayInTwin = Say<keyof typeof texts>;

declare module 'vfile' {
  interface DataMap {
    say: SayInTwin;
  }
}
