/**
 * What: the date of a page's last edit, and who made it where that is shown.
 * Why: upstream's date has an `itemprop` outside of any item, which is not valid HTML; the page's
 *   JSON-LD (components/StructuredData) tells machines the date.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/LastUpdated/index.tsx (ejected).
 * Can go: when upstream's is valid.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{
          atDate: lastUpdatedAt ? <AtDate milliseconds={lastUpdatedAt} /> : '',
          byUser: lastUpdatedBy ? <ByUser name={lastUpdatedBy} /> : '',
        }}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}

function AtDate({milliseconds}: {readonly milliseconds: number}): ReactNode {
  const date = new Date(milliseconds);
  const dateFormat = useDateTimeFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <Translate
      id="theme.lastUpdated.atDate"
      description="The words used to describe on which date a page has been last updated"
      values={{
        date: (
          <b>
            <time dateTime={date.toISOString()}>{dateFormat.format(date)}</time>
          </b>
        ),
      }}>
      {' on {date}'}
    </Translate>
  );
}

function ByUser({name}: {readonly name: string}): ReactNode {
  return (
    <Translate
      id="theme.lastUpdated.byUser"
      description="The words used to describe by who the page has been last updated"
      values={{user: <b>{name}</b>}}>
      {' by {user}'}
    </Translate>
  );
}
