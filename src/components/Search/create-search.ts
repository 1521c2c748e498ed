import type {IndexedPage, SearchIndex} from '@site/lib/search-index';
import {platformPages} from '@site/product/platform-pages';
import {coverageOf, type Coverage} from './coverage';
import {indexTerms} from './inverted-index';
import {languageOf} from './language';
import {createLexicon} from './lexicon';
import {excerptOf, markTerms, passagesOf, type Passage, type Piece} from './passages';
import {isPasted, namesIn, nearest, readQuery} from './query';
import {termOf, wordsOf} from './words';

export interface Hit {
  /** Where it leads. */
  address: string;
  heading: Piece[];
  /** Where the section is: the page's title and the headings above, or only the platform if it is the page itself. */
  breadcrumb: string[];
  /** The part of the section that answers best. */
  excerpt: Piece[];
}

export interface Search {
  /**
   * What matches a query: how many sections, and the best of them, best first. Pages of the reader's platform, of one
   * that the query names and of none precede the others.
   */
  find: (query: string, platform?: string) => {count: number; hits: Hit[]};
  /** The site's words that are nearest to those of a query without matches. */
  suggest: (query: string) => string[];
  /** Where to start: the three pages of the reader's platform, else those of every platform. */
  startingPoints: (platform?: string) => IndexedPage[];
}

/** How many results are worth reading, and worth drawing at each key. */
const SHOWN = 12;

/** How many sections are read closely: those that have most of what is asked for. */
const READ = 30;

/** How much a word is worth, by the part of a section that has it. */
const WORTH = {heading: 1, name: 0.95, text: 0.75, context: 0.5, code: 0.5};

/** What counts, beside how much of the query a section says. */
const WEIGHT = {
  /** How much of the query one sentence says. */
  sentence: 0.1,
  /** How much of it one heading says, and how little else. */
  heading: 0.5,
  /** Whether words follow each other as in the query, as those of an error's message do. */
  order: 0.6,
  /** Whether the query is the name of an entry, as it is written, or but for its case. */
  name: 2,
  nearlyName: 1.5,
  /** Whether the page is one of those that precede others: more than everything else. */
  first: 10,
};

/** How much less a post says: it tells a story, and answers in passing. */
const POST = 0.7;

/** An error's message has at least so many words, and what is pasted may have others around them. */
const MESSAGE = {least: 3, enough: 8};

/** What a query asks for, and what it may be: pairs of words, and names. */
interface Asked {
  coverage: Coverage;
  pairs: readonly string[];
  names: readonly string[];
}

/** Makes an index searchable. */
export async function createSearch(index: SearchIndex): Promise<Search> {
  const {pages, platforms} = index;
  const language = languageOf(index.language);
  const lexicon = createLexicon(language, index.same);
  /** The platform that is named, which means with all words of its label. */
  const platformIn = (text: string) => {
    const named = wordsOf(text).map(termOf);
    return Object.keys(platforms).find((id) => id.split('-').every((word) => named.includes(word)));
  };

  const sections = index.sections.map(({page, ...section}) => ({
    ...section,
    page: pages[page] as IndexedPage,
    /** The pages of a cross-platform SDK have sections about the systems below it. */
    system: platformIn([...section.parents, section.heading].join(' ')),
    names: index.entries[section.id ?? ''] ?? [],
    /** What readers call it. */
    words: index.words[section.id ?? ''] ?? '',
  }));
  type Section = (typeof sections)[number];
  const terms = await indexTerms(
    sections.map(({page, heading, names, words, text, parents, code}) => [
      [heading, WORTH.heading],
      [[...names, words].join('\n'), WORTH.name],
      [text, WORTH.text],
      [[page.title, platforms[page.platform ?? ''], ...parents].join('\n'), WORTH.context],
      [code, WORTH.code],
    ]),
    lexicon,
  );

  const read = new Map<Section, {headings: Passage[]; sentences: Passage[]}>();
  /** What a section says, which is read once. */
  const passagesIn = (section: Section) => {
    // A heading is one passage, whatever stops it has inside.
    const heading = section.heading.replace(/[.:!?] /g, ' ');
    const passages = read.get(section) ?? {
      headings: passagesOf(`${heading}\n${section.words}`, lexicon),
      sentences: passagesOf(section.text, lexicon),
    };
    read.set(section, passages);
    return passages;
  };

  /** How much better a section answers than its words alone say, and the sentence that says most. */
  const readClosely = (section: Section, {coverage, pairs, names}: Asked) => {
    const {headings, sentences} = passagesIn(section);
    const inHeadings = headings.map(({terms}) => {
      const own = [...terms].filter((term) => !language.isAsking(term));
      const share = own.filter(coverage.isAsked).length / Math.max(1, own.length);
      return (coverage.by(terms) * (1 + share)) / 2;
    });
    const inSentences = sentences.map((sentence) => coverage.by(sentence.terms));
    const most = Math.max(0, ...inSentences);
    const isMessage = pairs.length + 1 >= MESSAGE.least;
    const inOrder = (isMessage ? [...headings, ...sentences] : []).map(({words}) => {
      const own = new Set(pairsOf(words));
      const length = 1 + pairs.filter((pair) => own.has(pair)).length;
      return length < MESSAGE.least ? 0 : length / Math.min(pairs.length + 1, MESSAGE.enough);
    });
    const isName = section.names.some((name) => names.includes(name));
    const isNearly = section.names.some((name) => names.map(termOf).includes(termOf(name)));
    return {
      more:
        WEIGHT.heading * Math.max(0, ...inHeadings) +
        WEIGHT.sentence * most +
        WEIGHT.order * Math.min(1, Math.max(0, ...inOrder)) +
        (isName ? WEIGHT.name : isNearly ? WEIGHT.nearlyName : 0),
      answer: most > 0 ? sentences[inSentences.indexOf(most)] : undefined,
    };
  };

  const find: Search['find'] = (typed, platform) => {
    // What only says where a word may be broken isn't part of it, and full-width letters are the letters that they are.
    // A letter after other words begins the next one, and nearly every section has a word that begins with it.
    const query = typed
      .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
      .normalize('NFKC')
      .replace(/(\S)\s+\p{Script=Latin}$/u, '$1');
    const coverage = coverageOf(readQuery(query, lexicon, language, terms), terms, sections.length);
    const asked = {coverage, pairs: pairsOf(wordsOf(query).map(termOf)), names: namesIn(query)};
    // The frames of an error name the system below.
    const named = isPasted(query) ? undefined : platformIn(query);
    const isFirst = ({page, system}: Section) =>
      platform === undefined ||
      [undefined, named ?? platform].includes(page.platform) ||
      (page.platform === platform && system === named);
    const rankOf = (section: Section, share: number) =>
      (isFirst(section) ? WEIGHT.first : 0) + share * (section.page.isPost ? POST : 1);
    const found = sections.flatMap((section, place) => {
      const share = coverage.sections[place] ?? 0;
      return share > 0 ? {section, share, rank: rankOf(section, share)} : [];
    });
    // Sorting all of a large site would take longer than everything else.
    const least =
      Float64Array.from(found, ({rank}) => rank)
        .sort()
        .at(-READ) ?? 0;
    const best = found
      .filter(({rank}) => rank >= least)
      .sort((a, b) => b.rank - a.rank)
      .slice(0, READ)
      .map(({section, share}) => {
        const {more, answer} = readClosely(section, asked);
        return {section, answer, rank: rankOf(section, share + more)};
      })
      .sort((a, b) => b.rank - a.rank);
    const mark = (text: string) => markTerms(text, coverage.isAsked, lexicon);
    const hits = best.slice(0, SHOWN).map(({section, answer}) => {
      const {id, page, parents, heading, text, code} = section;
      const inCode = passagesOf(answer ? '' : code, lexicon).find(({terms}) => coverage.by(terms));
      return {
        address: page.path + (id === undefined ? '' : `#${encodeURIComponent(id)}`),
        breadcrumb:
          id === undefined
            ? [platforms[page.platform ?? ''] ?? ''].filter(Boolean)
            : [page.title, ...parents],
        heading: mark(heading),
        excerpt: mark(inCode ? excerptOf(code, inCode) : excerptOf(text, answer)),
      };
    });
    return {count: found.length, hits};
  };

  return {
    find,
    startingPoints: (own) =>
      Object.keys(platforms)
        .filter((platform) => own === undefined || own === platform)
        .flatMap((platform) =>
          platformPages.flatMap((name) =>
            pages.filter((page) => page.platform === platform && page.path.endsWith(`/${name}`)),
          ),
        ),
    suggest(query) {
      const known = [...lexicon.spellings.keys()].filter((term) => terms.has(term));
      return wordsOf(query)
        .map(termOf)
        .flatMap((term) => nearest(term, known, Math.floor(term.length / 2)))
        .slice(0, 3)
        .map((term) => lexicon.spellings.get(term) ?? term);
    },
  };
}

/** Each of some words with the next one. */
const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, place) => `${words[place]} ${word}`);
