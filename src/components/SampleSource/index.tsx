import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** A code block with a part of a sample. */
  readonly children: ReactNode;
  /** Address of the whole sample, from the site's root, without a slash. */
  readonly address: string;
  /** Name of the file. */
  readonly file: string;
}

/** A part of a sample, and the way to the whole. */
export default function SampleSource({children, address, file}: Props): ReactNode {
  return (
    <div className={styles.sample}>
      {children}
      <p className={styles.source}>
        <Link to={`pathname:///${address}`}>
          <Translate
            id="site.SampleSource.link"
            description="Link below a part of a sample to the whole file"
            values={{file}}>
            {'Whole file: {file}'}
          </Translate>
        </Link>
      </p>
    </div>
  );
}
