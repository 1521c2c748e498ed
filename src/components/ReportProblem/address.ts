import type {Identity} from '@site/product/types';

/** What a report begins with. */
export interface Report {
  subject: string;
  /** Its lines end with a line feed. */
  body: string;
}

/** Where a new issue of a repository is written, with the report filled in. */
export function issueAddress(
  {url}: NonNullable<Identity['repository']>,
  {subject, body}: Report,
): string {
  return `${url}/issues/new?${new URLSearchParams({title: subject, body}).toString()}`;
}

/** A mail with the report filled in; in a mail address a line ends with CR and LF (RFC 6068). */
export function mailAddress(email: string, {subject, body}: Report): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
