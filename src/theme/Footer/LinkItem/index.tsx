/**
 * What: a mail link in the footer that neither opens nor announces a new tab.
 * Why: upstream treats every address that isn't a page of the site as another website.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/Footer/LinkItem/index.tsx (wrapped).
 * Can go: when upstream recognises mail links.
 */
import MailLink from '@site/src/components/MailLink';
import LinkItem from '@theme-original/Footer/LinkItem';
import type {Props} from '@theme/Footer/LinkItem';
import type {ReactNode} from 'react';

export default function FooterLinkItem({item}: Props): ReactNode {
  return item.href?.startsWith('mailto:') ? (
    <MailLink className="footer__link-item" href={item.href}>
      {item.label}
    </MailLink>
  ) : (
    <LinkItem item={item} />
  );
}
