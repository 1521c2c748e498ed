/**
 * What: the date of a page's last edit, and who made it where that is shown.
 * Why: upstream's date has an `itemprop` outside of any item, which is not valid HTML; the page's
 *   JSON-LD (components/StructuredData) tells machines the date. And upstream's formats the date
 *   again while the page hydrates.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/LastUpdated/index.tsx (ejected).
 * Can go: when upstream's is valid and formats once.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/LastUpdated';
import {useState, type ReactNode} from 'react';
import {dateTexts} from './date-texts';
import {useDateText} from './use-date-text';

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

interface DateProps {
  readonly milliseconds: number;
}

function AtDate({milliseconds}: DateProps): ReactNode {
  return (
    <Translate
      id="theme.lastUpdated.atDate"
      description="The words used to describe on which date a page has been last updated"
      values={{
        date: (
          <b>
            <time dateTime={isoDate(milliseconds)}>
              <DateText milliseconds={milliseconds} />
            </time>
          </b>
        ),
      }}>
      {' on {date}'}
    </Translate>
  );
}

/** The text that the build has written: to format a date, the browser first loads data, 16 ms of a profile. */
function DateText({milliseconds}: DateProps): ReactNode {
  const [written] = useState(() => dateTexts.get(milliseconds) ?? textInPage(milliseconds));
  return written ?? <FormattedDate milliseconds={milliseconds} />;
}

const textInPage = (milliseconds: number) =>
  ExecutionEnvironment.canUseDOM
    ? document.querySelector(
        `.${ThemeClassNames.common.lastUpdated} time[datetime="${isoDate(milliseconds)}"]`,
      )?.textContent
    : undefined;

const isoDate = (milliseconds: number) => new Date(milliseconds).toISOString();

const FormattedDate = ({milliseconds}: DateProps): ReactNode => useDateText(milliseconds);

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
