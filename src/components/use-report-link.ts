import type {Props as LinkProps} from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Identity} from '@site/product/types';

interface Page {
  readonly title: string;
  readonly permalink: string;
}

/**
 * The link with which readers say what is wrong with a page: to a new issue if the site has a repository, or
 * else to an email. Both name the page.
 */
export function useReportLink({title, permalink}: Page): LinkProps {
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const {repository, support} = customFields as Pick<Identity, 'repository' | 'support'>;
  const subject = translate(
    {id: 'site.ReportProblem.subject', message: 'Problem with the page “{title}”'},
    {title},
  );
  const body = translate(
    {
      id: 'site.ReportProblem.body',
      message: 'Page: {address}\n\nWhat is wrong, and what did you expect?\n',
    },
    {address: url + permalink},
  );
  const issue = new URLSearchParams({title: subject, body}).toString();
  // In a mailto address, lines end with CR and LF (RFC 6068), and a space is no plus sign.
  const lines = body.replaceAll('\n', '\r\n');
  const mail = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
  const address = repository
    ? {href: `${repository.url}/issues/new?${issue}`}
    : {href: `mailto:${support.email}?${mail}`, target: '_self'};
  return {
    ...address,
    children: translate({id: 'site.ReportProblem.label', message: 'Report a problem'}),
  };
}
