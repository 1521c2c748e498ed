import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Picture from './Picture';
import {stops} from './stops';
import styles from './styles.module.css';

/** The id of the figure's name. Without it, the figure would have the whole list and the button for a name. */
const TITLE = 'delivery-player';

/**
 * A delivery from the kerb to the door, as a picture, with the events that the SDK reports on the way.
 * It can be played (delivery-player.ts).
 */
export default function Journey(): ReactNode {
  return (
    <delivery-player>
      <figure className={clsx(styles.figure, 'screen-only')} aria-labelledby={TITLE}>
        <Picture />
        <figcaption className={styles.caption}>
          <p id={TITLE} className={styles.title}>
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
          <button
            type="button"
            className={clsx('button button--outline button--primary', styles.follow)}>
            <Translate
              id="site.Journey.follow"
              description="Label of the button that plays the picture of a delivery, or steps through it">
              Follow this delivery
            </Translate>
          </button>
        </figcaption>
      </figure>
    </delivery-player>
  );
}
