import clsx from 'clsx';
import type {ReactNode} from 'react';
import {stops} from './stops';
import styles from './styles.module.css';

const inside = clsx(styles.surface, styles.line);

/**
 * A street, a van and a cutaway house, with the way from the kerb to a door on the third floor. Only the
 * colours and the movement come from the style sheet, which every page of the site has.
 */
export default function Picture(): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 440 352"
      strokeLinecap="round"
      strokeWidth="2"
      aria-hidden="true">
      <path className={styles.ground} d="M196 328V44h228v284Z" />
      <path
        className={styles.line}
        fill="none"
        d="M186 44h248M272 124h152M272 192h152M272 260h152M272 44v284"
      />
      <path className={inside} strokeWidth="1.5" d="M232 56h32v272h-32Z" />
      <path
        className={styles.window}
        d="M296 66h24v28h-24ZM336 66h24v28h-24ZM296 144h24v28h-24ZM336 144h24v28h-24ZM296 212h24v28h-24ZM336 212h24v28h-24ZM296 280h24v28h-24ZM336 280h24v28h-24ZM376 280h24v28h-24Z"
      />
      <path className={inside} strokeWidth="1.5" d="M382 152h22v40h-22ZM382 220h22v40h-22Z" />
      <path className={styles.openDoor} d="M382 78h26v46h-26Z" />
      <path className={styles.line} d="M8 328h424" />
      <path className={clsx(styles.window, styles.line)} d="M168 328v-40m0 0a20 23 0 1 1 .1 0Z" />
      <g data-part="van">
        <path
          className={styles.van}
          d="M66 306v-46a7 7 0 0 1 7-7h39v53ZM116 266h17l16 17v23h-33Z"
        />
        <path className={styles.wheels} strokeWidth="13" d="M84 306h.01M132 306h.01" />
      </g>
      <path
        data-part="route"
        className={styles.route}
        fill="none"
        pathLength="1"
        strokeDasharray="1"
        strokeLinejoin="round"
        strokeWidth="4"
        d="M12 328h224a12 12 0 0 0 12-12V136a12 12 0 0 1 12-12h100"
      />
      {/* A person with a parcel, feet at the origin; only the player shows them. */}
      <g data-part="courier" fill="currentcolor" visibility="hidden">
        <circle cy="-40" r="7" />
        <path d="M-9-9v-13a9 9 0 0 1 18 0v13H5V0H-5v-9Z" />
        <path data-part="parcel" className={styles.openDoor} d="M4-24h14v12H4Z" />
      </g>
      <g
        dominantBaseline="central"
        fontSize="14"
        fontWeight="700"
        strokeWidth="3"
        textAnchor="middle">
        {stops.map(
          ({event, number}, index) =>
            number && (
              <g key={event} data-part="stop">
                <circle className={styles.dot} cx={number.x} cy={number.y} r="13" />
                <text className={styles.ground} {...number}>
                  {index + 1}
                </text>
              </g>
            ),
        )}
      </g>
    </svg>
  );
}
