import {translate} from '@docusaurus/Translate';
import {states as own} from '@site/product/contract/events';
import type {State} from '@site/product/contract/types';
import clsx from 'clsx';
import {Fragment, useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The size of a state's box, in units of the view box, and how far the next one below is. */
const BOX = {width: 120, height: 40};
const STEP = 88;

const states: readonly State[] = own;
const running = states.filter(({next}) => next.length > 0);
const [success, ...otherEnds] = states.filter(({next}) => next.length === 0);

/** On the left, when all goes well; on the right, the other ends, which every state of the frame leads to. */
const left = [...running, ...(success ? [success] : [])].map((state, row) => ({
  ...state,
  x: 32,
  y: 32 + row * STEP,
}));
const right = otherEnds.map((state, row) => ({...state, x: 224, y: 52 + row * STEP}));
const frame = {x: 16, y: 16, width: BOX.width + 32, height: (running.length - 1) * STEP + 64};

/** A session's states and their order, as a picture in the page's colours. */
export default function StateDiagram(): ReactNode {
  const id = useId();
  const head = `url(#${id})`;
  // From each state to the next, and with a second head where the session can also go back.
  const down = left.slice(1).map(({name, next, y}, row) => ({
    markerStart: next.includes(left[row]?.name ?? '') ? head : undefined,
    markerEnd: left[row]?.next.includes(name) ? head : undefined,
    d: `M${32 + BOX.width / 2} ${y - STEP + BOX.height}V${y}`,
  }));
  const aside = right
    .filter(({name}) => running.every(({next}) => next.includes(name)))
    .map(({x, y}) => ({
      markerEnd: head,
      d: `M${frame.x + frame.width} ${y + BOX.height / 2}H${x}`,
    }));
  return (
    <figure className={styles.figure}>
      <svg className={styles.diagram} viewBox="0 0 360 352" role="img" aria-label={description()}>
        <marker
          id={id}
          viewBox="0 0 8 8"
          refX="8"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse">
          <path className={styles.head} d="M0 0 8 4 0 8Z" />
        </marker>
        <rect className={styles.group} {...frame} rx="12" />
        {[...left, ...right].map(({name, next, x, y}) => (
          <Fragment key={name}>
            <rect
              className={clsx(styles.box, next.length === 0 && styles.end)}
              {...{x, y, ...BOX}}
              rx="8"
            />
            <text className={styles.name} x={x + BOX.width / 2} y={y + BOX.height / 2}>
              {inWords(name)}
            </text>
          </Fragment>
        ))}
        {[...down, ...aside].map((arrow) => (
          <path key={arrow.d} className={styles.arrow} {...arrow} />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        {translate({
          id: 'site.StateDiagram.caption',
          message: 'A session can end from any of its first three states.',
        })}
      </figcaption>
    </figure>
  );
}

/** `enRoute` → `En route`: each platform spells the name differently, so the picture uses words. */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The picture in words, with the states that each can go to. */
function description(): string {
  const ways = states.map(({name, next}) =>
    [inWords(name), ...(next.length > 0 ? [next.map(inWords).join(', ')] : [])].join(' → '),
  );
  return translate(
    {id: 'site.StateDiagram.states', message: 'States: {states}'},
    {states: ways.join('; ')},
  );
}
