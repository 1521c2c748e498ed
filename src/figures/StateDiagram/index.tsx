import {translate} from '@docusaurus/Translate';
import {states as own} from '@site/product/contract/events';
import type {State} from '@site/product/contract/types';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The size of a state's box, in units of the view box, and how far the next one below is. */
const BOX = {width: 120, height: 40, rx: 8};
const STEP = 88;

const LINE = 'var(--ifm-color-emphasis-700)';

const states: readonly State[] = own;
const running = states.filter(({next}) => next.length > 0);
const [success, ...otherEnds] = states.filter(({next}) => next.length === 0);

/** On the left, when all goes well; on the right, the other ends, to which a session can come from every running state. */
const left = [...running, ...(success ? [success] : [])].map((state, row) => ({
  ...state,
  x: 32,
  y: 32 + row * STEP,
}));
const right = otherEnds.map((state, row) => ({...state, x: 224, y: 52 + row * STEP}));
const frame = {
  x: 16,
  y: 16,
  width: BOX.width + 32,
  height: (running.length - 1) * STEP + 64,
  rx: 12,
};

/** A session's states and their order, as a picture in the page's colours, of what the page's list of states has in words. */
export default function StateDiagram(): ReactNode {
  const id = useId();
  const head = `url(#${id})`;
  const down = left.slice(1).map(({next, y}, row) => ({
    d: `M${32 + BOX.width / 2} ${y - STEP + BOX.height}V${y}`,
    // Where the session can also go back.
    markerStart: next.includes(left[row]?.name ?? '') ? head : undefined,
  }));
  const aside = right.map(({x, y}) => ({
    d: `M${frame.x + frame.width} ${y + BOX.height / 2}H${x}`,
  }));
  return (
    <figure className="margin-horiz--none margin-vert--md">
      <svg
        className={styles.diagram}
        viewBox="0 0 360 352"
        fontSize="14"
        dominantBaseline="central"
        textAnchor="middle"
        data-mdast="ignore"
        aria-hidden="true">
        <marker
          id={id}
          viewBox="0 0 8 8"
          refX="8"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse">
          <path fill={LINE} d="M0 0 8 4 0 8Z" />
        </marker>
        <rect fill="var(--site-color-surface)" stroke={LINE} strokeDasharray="4 4" {...frame} />
        {[...left, ...right].map(({name, next, x, y}) => (
          <g key={name}>
            <rect
              fill="var(--ifm-background-color)"
              stroke={next.length > 0 ? 'var(--ifm-color-primary)' : LINE}
              {...{x, y, ...BOX}}
            />
            <text fill="currentcolor" x={x + BOX.width / 2} y={y + BOX.height / 2}>
              {inWords(name)}
            </text>
          </g>
        ))}
        {[...down, ...aside].map((arrow) => (
          <path key={arrow.d} stroke={LINE} strokeWidth="1.5" markerEnd={head} {...arrow} />
        ))}
      </svg>
      <figcaption>
        <small>
          {translate({
            id: 'site.StateDiagram.caption',
            message: 'A session can end from any state that is not final.',
          })}
        </small>
      </figcaption>
    </figure>
  );
}

/** `enRoute` → `En route`: each platform spells the name differently, so the picture uses words. */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
