import type {ReactNode} from 'react';
import {stops} from './stops';
import styles from './styles.module.css';

const GROUND = 'var(--ifm-background-color)';
const SURFACE = 'var(--site-color-surface)';
const LINE = 'var(--site-color-line)';
const WINDOW = 'var(--site-color-border)';
const DESTINATION = 'var(--site-color-destination)';
const ACCENT = 'var(--ifm-color-primary)';

/** The way, feet on the ground. */
const WAY = 'M12 328h224a12 12 0 0 0 12-12V136a12 12 0 0 1 12-12h100';

const HANDED_OVER = stops.findIndex(({event}) => event === 'handedOver');

/**
 * A street, a van and a cutaway house, with the way from the kerb to a door on the third floor.
 *
 * @param index that of the event which the player shows; without it, the picture is of the whole way
 */
export default function Picture({index = stops.length}: {readonly index?: number}): ReactNode {
  const stop = stops[index];
  const isDriving = stop && stop.way === undefined;
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 440 352"
      fill="none"
      strokeLinecap="round"
      strokeWidth="2"
      aria-hidden="true">
      <path fill={GROUND} d="M196 328V44h228v284Z" />
      <path stroke={LINE} d="M186 44h248M272 124h152M272 192h152M272 260h152M272 44v284" />
      <path fill={SURFACE} stroke={LINE} strokeWidth="1.5" d="M232 56h32v272h-32Z" />
      <path
        fill={WINDOW}
        d="M296 66h24v28h-24ZM336 66h24v28h-24ZM296 144h24v28h-24ZM336 144h24v28h-24ZM296 212h24v28h-24ZM336 212h24v28h-24ZM296 280h24v28h-24ZM336 280h24v28h-24ZM376 280h24v28h-24Z"
      />
      <path
        fill={SURFACE}
        stroke={LINE}
        strokeWidth="1.5"
        d="M382 152h22v40h-22ZM382 220h22v40h-22Z"
      />
      <path fill={DESTINATION} d="M382 78h26v46h-26Z" />
      <path stroke={LINE} d="M8 328h424" />
      <path fill={WINDOW} stroke={LINE} d="M168 328v-40m0 0a20 23 0 1 1 .1 0Z" />
      <g style={stop && {translate: isDriving ? '-82px' : '0px'}}>
        <path
          fill="var(--site-color-muted)"
          d="M66 306v-46a7 7 0 0 1 7-7h39v53ZM116 266h17l16 17v23h-33Z"
        />
        <path stroke="var(--ifm-heading-color)" strokeWidth="13" d="M84 306h.01M132 306h.01" />
      </g>
      <path stroke={ACCENT} strokeLinejoin="round" strokeWidth="4" d={WAY} />
      {stop && (
        // A person with a parcel, feet at the origin.
        <g
          fill="currentcolor"
          style={{
            offset: `path("${WAY}") ${stop.way ?? 150}px 0deg`,
            visibility: isDriving ? 'hidden' : 'visible',
          }}>
          <circle cy="-40" r="7" />
          <path d="M-9-9v-13a9 9 0 0 1 18 0v13H5V0H-5v-9Z" />
          {index < HANDED_OVER && <path fill={DESTINATION} d="M4-24h14v12H4Z" />}
        </g>
      )}
      <g
        fill={GROUND}
        dominantBaseline="central"
        fontSize="14"
        fontWeight="700"
        strokeWidth="3"
        textAnchor="middle">
        {stops.map(
          ({event, number}, at) =>
            number && (
              <g key={event} opacity={at > index ? 0.3 : undefined}>
                <circle fill={ACCENT} stroke={GROUND} cx={number.x} cy={number.y} r="13" />
                <text {...number}>{at + 1}</text>
              </g>
            ),
        )}
      </g>
    </svg>
  );
}
