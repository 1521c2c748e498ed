import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Picture from './Picture';
import {stops} from './stops';
import styles from './styles.module.css';

/** The id of the figure's name. Without it, the figure would have the whole list and the button for a name. */
const TITLE = 'event-replay';

/** A delivery from the kerb to the door, as a picture, with the events that the SDK reports; it can be replayed. */
export default function Replay(): ReactNode {
  return (
    <figure className={clsx(styles.figure, 'screen-only')} aria-labelledby={TITLE}>
      <Picture />
      <figcaption className={styles.caption}>
        <p id={TITLE}>
          <b>
            {translate({id: 'site.Replay.caption', message: 'What the SDK reports on the way'})}
          </b>
        </p>
        <ol className={styles.events}>
          {stops.map(
            ({event, number}) =>
              number && (
                <li key={event} className={styles.event}>
                  <code translate="no">{event}</code>
                </li>
              ),
          )}
        </ol>
        <button
          type="button"
          data-replay
          className={clsx('button button--outline button--primary', styles.button)}>
          {translate({id: 'site.Replay.follow', message: 'Follow this delivery'})}
        </button>
      </figcaption>
    </figure>
  );
}
