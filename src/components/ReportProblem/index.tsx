import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MailLink from '@site/src/components/MailLink';
import {identity} from '@site/product/identity';
import type {Identity} from '@site/product/types';
import type {ReactNode} from 'react';
import {issueAddress, mailAddress} from './address';

export interface Props {
  readonly title: string;
  readonly permalink: string;
}

/**
 * A link with which readers say what is wrong with a page: to a new issue if the site has a repository, or
 * else to an email. Both name the page.
 */
export default function ReportProblem({title, permalink}: Props): ReactNode {
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const repository = customFields?.repository as Identity['repository'];
  const report = {
    subject: translate(
      {
        id: 'site.ReportProblem.subject',
        message: 'Problem with the page “{title}”',
        description: 'The subject of a mail or an issue about a page',
      },
      {title},
    ),
    body: translate(
      {
        id: 'site.ReportProblem.body',
        message: 'Page: {address}\n\nWhat is wrong, and what did you expect?\n',
        description: 'The beginning of a mail or an issue about a page',
      },
      {address: url + permalink},
    ),
  };
  const label = (
    <Translate
      id="site.ReportProblem.label"
      description="The link with which a reader says what is wrong with a page">
      Report a problem with this page
    </Translate>
  );
  return (
    <p className="screen-only margin-top--sm margin-bottom--none">
      {repository ? (
        <Link href={issueAddress(repository, report)}>{label}</Link>
      ) : (
        <MailLink href={mailAddress(identity.support.email, report)}>{label}</MailLink>
      )}
    </p>
  );
}
