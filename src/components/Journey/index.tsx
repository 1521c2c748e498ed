import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Picture from './Picture';
import {stops} from './stops';
import styles from './styles.module.css';

/** A delivery from the kerb to the door, as a picture, with the events that the SDK reports on the way. */
export default function Journey(): ReactNode {
  return (
    <figure className={styles.figure}>
      <Picture />
      <figcaption className={styles.caption}>
        <p className={styles.title}>
          <Translate
            id="site.Journey.caption"
            description="Title above the events in the picture of a delivery">
            What the SDK reports on the way
          </Translate>
        </p>
        <ol className={styles.events}>
          {stops.map(({event}) => (
            <li key={event} className={styles.event}>
              <code translate="no">{event}</code>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
