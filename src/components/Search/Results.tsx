import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {tabValueOf} from '@site/product/find-platform';
import type {Identity} from '@site/product/types';
import {usePlatform} from '@site/src/platform/use-platform';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Hit, Search} from './create-search';
import type {Piece} from './passages';
import styles from './styles.module.css';

export {createSearch} from './create-search';

export interface Props {
  readonly search: Search;
  /** Empty before the reader has typed. */
  readonly query: string;
  /** Called with the word that the reader chooses to search for instead. */
  readonly onSuggestion: (query: string) => void;
}

/** What the search finds: links, best first, each with its breadcrumb; where to start and to ask if that is nothing. */
export default function Results({search, query: typed, onSuggestion}: Props): ReactNode {
  const query = typed.trim();
  const {support} = useDocusaurusContext().siteConfig.customFields as Pick<Identity, 'support'>;
  const id = usePlatform();
  const platform = id && tabValueOf(id);
  const {count, hits} = search.find(query, platform);
  const isNothing = query !== '' && count === 0;
  const suggestions = isNothing ? search.suggest(query) : [];
  const summary = isNothing
    ? translate({id: 'site.Search.nothing', message: 'Nothing found for “{query}”.'}, {query})
    : // Without a plural, whose number of forms differs between languages.
      translate(
        {id: 'site.Search.count', message: 'Results: {shown} of {count}'},
        {count, shown: hits.length},
      );
  return (
    <div className={styles.body}>
      <p role="status" className={styles.summary}>
        {query && <small>{summary}</small>}
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
        // Whether Enter in the field follows the first.
        data-found={count > 0 || undefined}
        aria-label={translate({id: 'site.Search.results', message: 'Results'})}>
        {count > 0
          ? hits.map((hit) => <Result key={hit.address} hit={hit} />)
          : search.startingPoints(platform).map(({path, title}) => (
              <li key={path}>
                <Link to={path} className={clsx('menu__link', styles.result)}>
                  <b>{title}</b>
                </Link>
              </li>
            ))}
      </ol>
      {isNothing && (
        <p className={styles.summary}>
          <Link to={`mailto:${support.email}?subject=${encodeURIComponent(query)}`} target="_self">
            {translate({id: 'site.Search.ask', message: 'Ask {address}'}, {address: support.email})}
          </Link>
        </p>
      )}
    </div>
  );
}

function Result({hit: {address, heading, breadcrumb, excerpt}}: {readonly hit: Hit}): ReactNode {
  return (
    // New words come with a new element: a translator may have replaced the texts in the old one.
    <li key={JSON.stringify([heading, excerpt])}>
      <Link to={address} className={clsx('menu__link', styles.result)}>
        <b>{heading.map(marked)}</b>
        <small className={styles.breadcrumb}>{` ${breadcrumb.join(' › ')} `}</small>
        <small className={styles.excerpt}>{excerpt.map(marked)}</small>
      </Link>
    </li>
  );
}

const marked = ({text, isMatch}: Piece, index: number): ReactNode =>
  isMatch ? <mark key={index}>{text}</mark> : text;
