import Translate, {translate} from '@docusaurus/Translate';
import {focusField} from '@site/src/components/SearchDialog/SearchField';
import type {ReactNode} from 'react';
import type {Results} from './groups';
import styles from './styles.module.css';

export interface Props {
  /** Empty before the reader has typed. */
  readonly query: string;
  readonly results: Results | undefined;
  readonly suggest: (query: string) => string[];
  readonly onQuery: (query: string) => void;
}

/** Announces what was found, and suggests other words if nothing was. */
export default function Summary({query, results, suggest, onQuery}: Props): ReactNode {
  const suggestions = results?.count === 0 ? suggest(query) : [];
  return (
    <>
      <p role="status" className={styles.summary}>
        {results && foundMessage(results, query)}
      </p>
      {suggestions.length > 0 && (
        <p className={styles.suggestions}>
          <Translate
            id="site.SearchPanel.suggestions"
            description="Before the words that the search suggests where it has found nothing">
            Did you mean
          </Translate>
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className="button button--outline button--primary button--sm"
              onClick={(event) => {
                focusField(event.currentTarget);
                onQuery(suggestion);
              }}>
              {suggestion}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

function foundMessage({closeness, count, groups}: Results, query: string): string {
  if (count === 0) {
    return translate(
      {
        id: 'site.SearchPanel.nothing',
        message: 'Nothing found for “{query}”.',
        description: 'What the search says when it has found nothing',
      },
      {query},
    );
  }
  const shown = groups.flatMap(({entries}) => entries).length;
  // Without a plural, whose number of forms differs between languages.
  const counted = translate(
    {
      id: 'site.SearchPanel.count',
      message: 'Results: {count}, {shown} shown',
      description: 'How many results the search has found, and how many it shows',
    },
    {count, shown},
  );
  return `${exception(closeness, query)} ${counted}`.trim();
}

/** Says if the results aren't quite what the reader asked for. */
function exception(closeness: Results['closeness'], query: string): string {
  switch (closeness) {
    case 'all':
      return '';
    case 'similar':
      return translate(
        {
          id: 'site.SearchPanel.similar',
          message: 'Nothing for “{query}”; these have similar words.',
          description: 'What the search says when it has found similar words only',
        },
        {query},
      );
    case 'some':
      return translate(
        {
          id: 'site.SearchPanel.some',
          message: 'Nothing has all of “{query}”; these have some of it.',
          description: 'What the search says when no result has all words of the query',
        },
        {query},
      );
  }
}
