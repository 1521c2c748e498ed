import type {IndexedPage, SearchIndex} from '@site/lib/search-index';
import {BREAKS} from '@site/lib/text';
import {platformPages} from '@site/product/platform-pages';
import MiniSearch from 'minisearch';
import {languageOf} from './language';
import {createLexicon} from './lexicon';
import {markTerms, pairsOf, passagesOf, type Piece} from './passages';
import {messageIn, namesIn, nearest, readQuery} from './query';
import {PARTS, rankingFor, type Found} from './rank';
import {sectionsOf} from './sections';
import {isLetter, remembering, termOf, wordsOf} from './words';

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
  const sections = sectionsOf(index);
  await engine.addAllAsync(sections, {chunkSize: 50});
  const entries = new Set(sections.flatMap(({called}) => called));

  /** The platform that is named: with all words of its name or of its value in tabs, apart or as one. */
  const platformIn = (words: readonly string[]) => {
    const terms = words.map(termOf);
    return Object.entries(platforms).find((names) =>
      names.some((name) => {
        const parts = wordsOf(name).map(termOf);
        return terms.includes(parts.join('')) || parts.every((word) => terms.includes(word));
      }),
    )?.[0];
  };

  const passagesIn = remembering((text) => passagesOf(text, lexicon));

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

    const asksFor = platformIn(wordsOf(messageIn(query)));
    // The pages of a cross-platform SDK have sections about the systems below it.
    const isBelow =
      asksFor !== undefined &&
      platform !== undefined &&
      sections.some(
        ({page, heading}) => page.platform === platform && platformIn(wordsOf(heading)) === asksFor,
      );
    const wanted = isBelow ? platform : (asksFor ?? platform);
    const found = matches.flatMap((match) => {
      const section = sections[match.id as number];
      return section ? [{match, section}] : [];
    });
    const isKnown = (term: string) => counts.has(term) || counts.has(language.rootOf(term));
    const bestOf = rankingFor(
      {
        concepts,
        terms,
        pairs: pairsOf(wordsOf(query).map(termOf)),
        names: namesIn(query, entries, isKnown),
      },
      found,
      sections.length,
      language,
      passagesIn,
    );
    const isFirst = ({section: {page}}: Found) =>
      !wanted || !page.platform || page.platform === wanted;
    const best = bestOf(found.filter(isFirst), SHOWN);
    // What nobody will see isn't ranked.
    const others = best.length < SHOWN ? found.filter((each) => !isFirst(each)) : [];
    const hits = [...best, ...bestOf(others, SHOWN - best.length)].map(({section, answer}) => {
      const {page, anchor, parents, heading} = section;
      return {
        address: page.path + (anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`),
        breadcrumb:
          anchor === undefined
            ? [platforms[page.platform ?? ''] ?? ''].filter(Boolean)
            : [page.title, ...parents],
        heading: markTerms(heading, terms, lexicon),
        excerpt: markTerms(answer?.text ?? '', terms, lexicon),
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
