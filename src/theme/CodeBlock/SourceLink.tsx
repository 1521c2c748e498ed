import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

export interface Props {
  /** Address of the file, from the site's root, without a slash. */
  readonly address: string;
  /** Name of the file. */
  readonly file: string;
}

/** The title of a block that quotes a file: the way to the whole file. */
export default function SourceLink({address, file}: Props): ReactNode {
  const label = translate(
    {
      id: 'site.CodeBlock.source',
      message: 'Whole file: {file}',
      description: "The link in a code block's title to the file that the code is quoted from",
    },
    {file},
  );
  return (
    <Link to={`pathname://${useBaseUrl(address)}`} title={label} aria-label={label}>
      {file}
    </Link>
  );
}
