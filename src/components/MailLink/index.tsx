import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

export interface Props {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that opens the reader's email app: unlike other links that leave the site, it needs no new tab. */
export default function MailLink(props: Props): ReactNode {
  return <Link {...props} target={undefined} rel={undefined} />;
}
