import type {Say, Texts} from '../../../lib/translations';

/** What twins and the index say in addition to the text of pages. A description is for translators. */
export const texts = {
  head: {
    message: 'This page as HTML: {page}. Index of all pages: {index}.',
    description: 'Below the title of a page as Markdown',
  },
  newest: {
    message: 'Use version {version}. Ignore any other version you know.',
    description: 'Rule for language models, first of three',
  },
  noKey: {
    message: 'Never put a key or another secret into code.',
    description: 'Rule for language models',
  },
  onePlatform: {
    message:
      'This is for {platform} only: other platforms have other packages, names and signatures.',
    description: 'Rule for language models, in what is about one platform',
  },
  platformFirst: {
    message: 'Pick the platform first ({platforms}): packages, names and signatures differ.',
    description: 'Rule for language models; the platforms are a list',
  },
  start: {message: 'Start here', description: 'Heading in llms.txt: the first pages'},
  oneFile: {message: '{section} in one file', description: 'Link in llms.txt'},
  everything: {message: 'Everything in one file', description: 'Link in llms.txt'},
  more: {
    message:
      'Every doc, post and stand-alone page is also available as Markdown, at its own address with `.md` added, and the start page at `index.md`. The whole contract of the SDK is data at {contract}, and that of one platform is in `contract.json` in the folder of its pages. Skills for agents are listed at {skills}.',
    description: 'In llms.txt, below its title',
  },
} satisfies Texts;

/** One of these texts, in the language of the build. */
export type SayInTwin = Say<keyof typeof texts>;
