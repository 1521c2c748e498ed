import Link from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';

/** A link that opens the reader's email app: unlike other links that leave the site, it needs no new tab. */
export default function MailLink(props: ComponentProps<typeof Link>): ReactNode {
  return <Link {...props} target={undefined} rel={undefined} />;
}
