import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Address of the archive, from the site's root, without a slash. */
  readonly address: string;
}

/** The way from a file that a page quotes to its whole app. On a phone, the name of the file needs the room. */
export default function AppLink({address}: Props): ReactNode {
  const label = translate({
    id: 'site.CodeBlock.appLabel',
    message: 'Sample app (zip)',
    description: "The name of the link that downloads all files of a code block's app",
  });
  return (
    <Link className={styles.app} to={`pathname://${useBaseUrl(address)}`} aria-label={label}>
      <Translate
        id="site.CodeBlock.app"
        description="The link beside a code block's title that downloads all files of its app">
        Sample app
      </Translate>
    </Link>
  );
}
