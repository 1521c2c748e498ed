import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {wholeFile} from './whole-file';

export interface Props {
  /** Address of the file, from the site's root, without a slash. */
  readonly address: string;
  /** Name of the file. */
  readonly file: string;
}

/** The title of a block that quotes a file: the way to the whole file. */
export default function SourceLink({address, file}: Props): ReactNode {
  const label = wholeFile(file);
  return (
    <Link to={`pathname://${useBaseUrl(address)}`} title={label} aria-label={label}>
      {file}
    </Link>
  );
}
