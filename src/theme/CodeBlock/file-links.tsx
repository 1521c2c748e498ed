import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Address of the file or archive, from the site's root, without a slash. */
  readonly address: string;
}

/** The name of the link in a block's title that leads to the file which the code is quoted from. */
export const wholeFile = (file: string): string =>
  translate({id: 'site.CodeBlock.source', message: 'Whole file: {file}'}, {file});

/** The title of a block that quotes a file: the way to the whole file. */
export function SourceLink({address, file}: Props & {readonly file: string}): ReactNode {
  const label = wholeFile(file);
  return (
    <Link to={`pathname://${useBaseUrl(address)}`} title={label} aria-label={label}>
      {file}
    </Link>
  );
}

/** The way from a file that a page quotes to its whole app. On a phone, the name of the file needs the room. */
export function AppLink({address}: Props): ReactNode {
  const label = translate({id: 'site.CodeBlock.appLabel', message: 'Sample app (zip)'});
  return (
    <Link className={styles.app} to={`pathname://${useBaseUrl(address)}`} aria-label={label}>
      {translate({id: 'site.CodeBlock.app', message: 'Sample app'})}
    </Link>
  );
}
