import {useDateTimeFormat} from '@docusaurus/theme-common/internal';

/**
 * A date in words of the site's language.
 *
 * @param milliseconds since 1970, in UTC
 */
export function useDateText(milliseconds: number): string {
  const dateFormat = useDateTimeFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return dateFormat.format(milliseconds);
}
