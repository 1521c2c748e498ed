import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {tabValueOf} from '@site/product/find-platform';
import {usePlatform} from '@site/src/components/RememberedPlatform';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Found, Hit, Search} from './create-search';
import {excerptOf, markMatches, type Piece} from './excerpt';
import styles from './styles.module.css';

export {createSearch} from './create-search';

export interface Props {
  readonly search: Search;
  /** Empty before the reader has typed. */
  readonly query: string;
  /** Called with the word that the reader chooses to search for instead. */
  readonly onSuggestion: (query: string) => void;
}

/** What the search finds: links, best first, each with its breadcrumb; where to start if that is nothing. */
export default function Results({search, query: typed, onSuggestion}: Props): ReactNode {
  const query = typed.trim();
  const id = usePlatform();
  const platform = id && tabValueOf(id);
  const found = query ? search.find(query, platform) : undefined;
  const suggestions = found?.count === 0 ? search.suggest(query) : [];
  return (
    <div className={styles.body}>
      <p role="status" className={styles.summary}>
        {found && summaryOf(found, query)}
      </p>
      {suggestions.length > 0 && (
        <p className={styles.summary}>
          <span>{translate({id: 'site.Search.suggestions', message: 'Did you mean'})}</span>
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className="button button--outline button--primary button--sm margin-left--sm"
              onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          ))}
        </p>
      )}
      <ol
        className={clsx('clean-list', styles.results)}
        aria-label={translate({id: 'site.Search.results', message: 'Results'})}>
        {found?.count
          ? found.hits.map((hit, index) => (
              <Result key={addressOf(hit)} hit={hit} isBest={index === 0} />
            ))
          : search.startingPoints(platform).map(({path, title}) => (
              <li key={path}>
                <Link to={path} className={styles.result}>
                  <b>{title}</b>
                </Link>
              </li>
            ))}
      </ol>
    </div>
  );
}

/** Where a result leads. */
const addressOf = ({page: {path}, section: {id}}: Hit): string =>
  id === undefined ? path : `${path}#${encodeURIComponent(id)}`;

/** @param isBest whether Enter in the field follows it */
function Result({hit, isBest}: {readonly hit: Hit; readonly isBest: boolean}): ReactNode {
  const {section, breadcrumb} = hit;
  const terms = new Set(hit.terms);
  const heading = markMatches(section.heading, terms);
  const {isCode, pieces} = excerptOf(section, terms);
  return (
    // New words come with a new element: a translator may have replaced the texts in the old one.
    <li key={JSON.stringify([heading, pieces])}>
      <Link to={addressOf(hit)} className={styles.result} data-best={isBest || undefined}>
        <b>{heading.map(marked)}</b>
        <span className={styles.breadcrumb}>{` ${breadcrumb.join(' › ')} `}</span>
        <span className={clsx(styles.excerpt, isCode && styles.code)}>{pieces.map(marked)}</span>
      </Link>
    </li>
  );
}

const marked = ({text, isMatch}: Piece, index: number): ReactNode =>
  isMatch ? <mark key={index}>{text}</mark> : text;

/** How much was found, and whether that is quite what the reader asked for. */
function summaryOf({closeness, count, hits}: Found, query: string): string {
  if (count === 0) {
    return translate({id: 'site.Search.nothing', message: 'Nothing found for “{query}”.'}, {query});
  }
  const exception = {
    all: '',
    similar: translate(
      {id: 'site.Search.similar', message: 'Nothing for “{query}”; these have similar words.'},
      {query},
    ),
    some: translate(
      {id: 'site.Search.some', message: 'Nothing has all of “{query}”; these have some of it.'},
      {query},
    ),
  }[closeness];
  // Without a plural, whose number of forms differs between languages.
  const counted = translate(
    {id: 'site.Search.count', message: 'Results: {count}, {shown} shown'},
    {count, shown: hits.length},
  );
  return `${exception} ${counted}`.trim();
}
