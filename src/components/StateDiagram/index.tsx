import Translate, {translate} from '@docusaurus/Translate';
import {states} from '@site/product/contract/events';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The top left corner of each state's box, in units of the view box; on the left, when all goes well. */
const corners: Readonly<Record<string, {x: number; y: number}>> = {
  enRoute: {x: 32, y: 32},
  arriving: {x: 32, y: 120},
  onSite: {x: 32, y: 208},
  completed: {x: 32, y: 296},
  cancelled: {x: 224, y: 52},
  expired: {x: 224, y: 140},
};

const boxes = states.map(({name, next}) => {
  const corner = corners[name];
  if (!corner) {
    throw new Error(`StateDiagram does not draw the state ${name} — give it a corner`);
  }
  return {name, ...corner, isEnd: next.length === 0};
});

const HEAD = 'url(#state-diagram-arrow)';

/** A session can also go back along those that have two heads. */
const arrows = [
  {x1: 92, y1: 72, x2: 92, y2: 120, markerStart: HEAD},
  {x1: 92, y1: 160, x2: 92, y2: 208, markerStart: HEAD},
  {x1: 92, y1: 256, x2: 92, y2: 296},
  {x1: 168, y1: 72, x2: 224, y2: 72},
  {x1: 168, y1: 160, x2: 224, y2: 160},
];

/** A session's states and their order, as a picture in the page's colours. */
export default function StateDiagram(): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg className={styles.diagram} viewBox="0 0 360 352" role="img" aria-label={description()}>
        <marker
          id="state-diagram-arrow"
          viewBox="0 0 8 8"
          refX="8"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse">
          <path className={styles.head} d="M0 0 8 4 0 8Z" />
        </marker>
        {/* Around the states in which a session is running. */}
        <rect className={styles.group} x="16" y="16" width="152" height="240" rx="12" />
        {boxes.map(({name, x, y, isEnd}) => (
          <Fragment key={name}>
            <rect
              className={clsx(styles.box, isEnd && styles.end)}
              x={x}
              y={y}
              width="120"
              height="40"
              rx="8"
            />
            <text className={styles.name} x={x + 60} y={y + 20}>
              {inWords(name)}
            </text>
          </Fragment>
        ))}
        {arrows.map((arrow, index) => (
          <line key={index} className={styles.arrow} markerEnd={HEAD} {...arrow} />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <Translate
          id="site.StateDiagram.caption"
          description="Caption below the picture of a session's states">
          A session can end from any of its first three states.
        </Translate>
      </figcaption>
    </figure>
  );
}

/** `enRoute` → `En route`: each platform spells the name differently, so the picture uses words. */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The picture in words, one sentence per state. */
function description(): string {
  return states
    .map(({name, next}) =>
      next.length > 0
        ? translate(
            {
              id: 'site.StateDiagram.transition',
              message: '{state} can go to {next}.',
              description: 'One sentence of the text alternative for the picture of the states',
            },
            {state: inWords(name), next: next.map(inWords).join(', ')},
          )
        : translate(
            {
              id: 'site.StateDiagram.end',
              message: '{state} ends the session.',
              description: 'One sentence of the text alternative for the picture of the states',
            },
            {state: inWords(name)},
          ),
    )
    .join(' ');
}
