import type {Identity} from '@site/product/types';

/** The beginning of a report. */
export interface Report {
  subject: string;
  /** Its lines end with a line feed. */
  body: string;
}

/** The address for a new issue in a repository, with the report filled in. */
export function issueAddress(
  {url}: NonNullable<Identity['repository']>,
  {subject, body}: Report,
): string {
  return `${url}/issues/new?${new URLSearchParams({title: subject, body}).toString()}`;
}

/** An email with the report filled in; in a mailto address, lines end with CR and LF (RFC 6068). */
export function mailAddress(email: string, {subject, body}: Report): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
