import MiniSearch, {type SearchResult} from 'minisearch';
import type {IndexedPage, SearchIndex} from '@site/lib/search-index';
import {BREAKS} from '@site/lib/text';
import {platformPages} from '@site/product/platform-pages';
import {languageOf} from './language';
import {createLexicon} from './lexicon';
import {markTerms, pairsOf, passagesOf, type Passage, type Piece} from './passages';
import {messageIn, namesIn, nearest, readQuery} from './query';
import {isLetter, termOf, wordsOf} from './words';

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

/** How many sections, of those that have most of what is asked for, are worth reading closely and drawing at each key. */
const SHOWN = 10;

/** How much a word is worth, by the part of a section that has it. */
const PARTS: Readonly<Record<string, number>> = {
  heading: 1,
  words: 0.95,
  text: 0.75,
  context: 0.5,
  code: 0.5,
};

/** What else counts, beside how much of the query a section says. */
const WEIGHT = {
  /** MiniSearch's score: how often the words are there, and how rare they are. */
  score: 0.3,
  /** How much of the query one sentence says. */
  sentence: 0.25,
  /** How much of it one heading says, and how little else. */
  heading: 0.5,
  /** Whether words follow each other as in the query, as those of an error's message do. */
  order: 0.6,
  /** Whether the query is the name of an entry, as it is written, or but for its case. */
  name: 2,
  nearlyName: 1.5,
};

/** An error's message has at least so many words, and what is pasted may have others around them. */
const MESSAGE = {least: 4, enough: 8};

/** The name of an entry of the reference, from its id: a member or a type as it is written, all else in small letters. */
const nameOf = (id = '') => /^(?:api|error|event|state)-(.+)/.exec(id)?.[1]?.replaceAll('-', '');

/**
 * Makes an index searchable. The terms are indexed here, in slices that keep the browser responsive,
 * rather than by the build, because that would double what the reader fetches.
 */
export async function createSearch(index: SearchIndex): Promise<Search> {
  const {pages, platforms} = index;
  const language = languageOf(index.language);
  const lexicon = createLexicon(language, index.same);
  /** How often the site has each term, and a word that it is the term of. */
  const counts = new Map<string, number>();
  const spellings = new Map<string, string>();
  const engine = new MiniSearch({
    fields: Object.keys(PARTS),
    tokenize: (text) => lexicon.tokensOf(wordsOf(text)),
    processTerm(token) {
      const terms = [...lexicon.termsOf(token)];
      terms.forEach((term) => counts.set(term, (counts.get(term) ?? 0) + 1));
      spellings.set(terms[0] ?? '', token);
      return terms;
    },
    searchOptions: {
      // It is asked for terms.
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
      boost: {heading: 4, words: 3, context: 2},
      // A long section, such as the table of all errors, is as good an answer as a short one.
      bm25: {k: 1.2, b: 0.2, d: 0.5},
    },
  });
  const sections = index.sections.flatMap(({page: place, id: anchor, ...section}, id) => {
    const page = pages[place];
    const name = nameOf(anchor);
    // A value's id has its type before its name, and so may its heading.
    const inHeading = wordsOf(section.heading);
    const called = name ? [name, inHeading.join(''), inHeading.at(-1) ?? ''].map(termOf) : [];
    const words = index.words[anchor ?? ''] ?? '';
    const context = [page?.title, platforms[page?.platform ?? ''], ...section.parents].join('\n');
    return page ? [{...section, id, anchor, name, called, page, context, words}] : [];
  });
  type Section = (typeof sections)[number];
  await engine.addAllAsync(sections, {chunkSize: 50});
  const entries = new Set(sections.flatMap(({called}) => called));

  /** The platform that is named, which means with all words of its label. */
  const platformIn = (words: readonly string[]) =>
    Object.keys(platforms).find((id) => {
      const terms = words.map(termOf);
      return id.split('-').every((word) => terms.includes(word));
    });

  const read = new Map<string, Passage[]>();
  /** Each text is read once. */
  const passagesIn = (text: string) => {
    const passages = read.get(text) ?? passagesOf(text, lexicon);
    read.set(text, passages);
    return passages;
  };

  const find: Search['find'] = (typed, platform) => {
    // Full-width letters are found as the letters that they are, and words without the marks of where they may break.
    // A letter after other words begins the next one, and nearly every section has a word that begins with it.
    const query = typed
      .normalize('NFKC')
      .replace(BREAKS, '')
      .replace(/(\S)\s+\p{Script=Latin}$/u, '$1');
    const concepts = readQuery(query, lexicon, language, counts);
    const terms = new Set(concepts.flatMap((concept) => [...concept.keys()]));
    const asked = [...terms].join(' ');
    const inHeadings = isLetter(query) ? engine.search(asked, {fields: ['heading']}) : [];
    const matches = inHeadings.length > 0 ? inHeadings : engine.search(asked);

    /** How rare each concept is. */
    const rarity = concepts.map((concept) => {
      const having = matches.filter((match) => match.terms.some((term) => concept.has(term)));
      return Math.log(1 + sections.length / Math.max(1, having.length));
    });
    const whole = rarity.reduce((sum, each) => sum + each, 0);
    /** How much of the query some terms say, up to 1; what is rare counts more. */
    const shareOf = (found: readonly string[], worth: (term: string) => number = () => 1) =>
      concepts.reduce((sum, concept, place) => {
        let best = 0;
        for (const term of found) {
          const well = concept.get(term);
          best = well ? Math.max(best, well * worth(term)) : best;
        }
        return sum + (best * (rarity[place] ?? 0)) / whole;
      }, 0);

    const asksFor = platformIn(wordsOf(messageIn(query)));
    // The pages of a cross-platform SDK have sections about the systems below it.
    const isBelow =
      asksFor !== undefined &&
      sections.some(
        ({page, heading}) => page.platform === platform && platformIn(wordsOf(heading)) === asksFor,
      );
    const first = new Set([undefined, isBelow ? platform : (asksFor ?? platform)]);
    const names = namesIn(
      query,
      entries,
      (term) => counts.has(term) || counts.has(language.rootOf(term)),
    );
    const asName = ({name, called}: Section) =>
      names.includes(name ?? '')
        ? WEIGHT.name
        : names.some((each) => called.includes(termOf(each)))
          ? WEIGHT.nearlyName
          : 0;
    const found = matches.flatMap((match) => {
      const section = sections[match.id as number];
      return section ? [{match, section}] : [];
    });

    const pairs = pairsOf(wordsOf(query).map(termOf));
    const said = ({terms: own}: Passage) => shareOf([...own].filter((term) => terms.has(term)));
    const readClosely = ({section, rank}: {section: Section; rank: number}) => {
      // A heading is one passage, whatever stops it has inside.
      const headings = passagesIn(`${section.heading.replace(/[.:!?] /g, ' ')}\n${section.words}`);
      const sentences = passagesIn(section.text);
      const inHeadings = headings.map((heading) => {
        const own = [...heading.terms].filter((term) => !language.isAsking(term));
        const asked = own.filter((term) => terms.has(term)).length;
        return (said(heading) * (1 + asked / Math.max(1, own.length))) / 2;
      });
      const inSentences = sentences.map(said);
      // A shorter query has no order that tells sections apart.
      const inOrder = (pairs.length + 1 < MESSAGE.least ? [] : [...headings, ...sentences]).map(
        (passage) => {
          const own = new Set(pairsOf(passage.words));
          const words = 1 + pairs.filter((pair) => own.has(pair)).length;
          return words < MESSAGE.least ? 0 : words / Math.min(pairs.length + 1, MESSAGE.enough);
        },
      );
      const most = Math.max(0, ...inSentences);
      const more =
        WEIGHT.heading * Math.max(0, ...inHeadings) +
        WEIGHT.sentence * most +
        WEIGHT.order * Math.min(1, Math.max(0, ...inOrder));
      const answer = most > 0 ? sentences[inSentences.indexOf(most)] : undefined;
      return {section, answer, rank: rank + more};
    };
    const bestOf = (some: typeof found, most: number) =>
      some
        .map(({match, section}) => ({
          section,
          rank:
            shareOf(match.terms, worthIn(match)) +
            (WEIGHT.score * match.score) / (matches[0]?.score ?? 1) +
            asName(section),
        }))
        .sort(byRank)
        .slice(0, most)
        .map(readClosely)
        .sort(byRank);
    const isFirst = ({section}: (typeof found)[number]) =>
      platform === undefined || first.has(section.page.platform);
    const best = bestOf(found.filter(isFirst), SHOWN);
    // What nobody will see isn't ranked.
    const others = best.length < SHOWN ? found.filter((each) => !isFirst(each)) : [];
    const hits = [...best, ...bestOf(others, SHOWN - best.length)].map(({section, answer}) => {
      const {page, anchor, parents, heading, text, code} = section;
      const excerpt = answer ?? passagesIn(code).find(said) ?? passagesIn(text)[0];
      return {
        address: page.path + (anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`),
        breadcrumb:
          anchor === undefined
            ? [platforms[page.platform ?? ''] ?? ''].filter(Boolean)
            : [page.title, ...parents],
        heading: markTerms(heading, terms, lexicon),
        excerpt: markTerms(excerpt?.text ?? '', terms, lexicon),
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
    suggest: (query) =>
      wordsOf(query)
        .map(termOf)
        .flatMap((term) => nearest(term, spellings.keys(), Math.floor(term.length / 2)))
        .slice(0, 3)
        .map((term) => spellings.get(term) ?? term),
  };
}

const byRank = (a: {rank: number}, b: {rank: number}) => b.rank - a.rank;

/** How much each term of a section is worth. */
const worthIn =
  ({match}: SearchResult) =>
  (term: string): number =>
    Math.max(...(match[term] ?? []).map((part) => PARTS[part] ?? 0));
