import Translate, {translate} from '@docusaurus/Translate';
import {states} from '@site/product/contract/events';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

const BOX_WIDTH = 120;
const BOX_HEIGHT = 40;
const GAP = 48;
const PADDING = 16;

/** The states of a session when all goes well, from top to bottom. */
const path = ['enRoute', 'arriving', 'onSite', 'completed'];
/** The other states that end a session; like the last in `path`, each can follow any other state. */
const others = ['cancelled', 'expired'];

const notDrawn = states.find(({name}) => ![...path, ...others].includes(name));
if (notDrawn) {
  throw new Error(
    `StateDiagram does not draw the state ${notDrawn.name} — give it a place in path or others`,
  );
}

const pathY = (index: number) => PADDING * 2 + index * (BOX_HEIGHT + GAP);
const centre = PADDING * 2 + BOX_WIDTH / 2;
const othersX = PADDING * 2 + BOX_WIDTH + 72;
/** The bottom edge of the frame around the states in which a session is running. */
const groupEnd = pathY(2) + BOX_HEIGHT + PADDING / 2;
const width = othersX + BOX_WIDTH + PADDING;
const height = pathY(3) + BOX_HEIGHT + PADDING;

/** Each with its top left corner, in units of the view box. */
const boxes = [
  ...path.map((name, index) => ({name, x: PADDING * 2, y: pathY(index)})),
  ...others.map((name, index) => ({name, x: othersX, y: pathY(index) + BOX_HEIGHT / 2})),
];

const arrows = [
  ...path.slice(1).map((name, index) => ({
    x1: centre,
    x2: centre,
    y1: index === 2 ? groupEnd : pathY(index) + BOX_HEIGHT,
    y2: pathY(index + 1),
    markerStart: goesBack(name) ? 'url(#state-diagram-arrow)' : undefined,
  })),
  ...others.map((_, index) => {
    const y = pathY(index) + BOX_HEIGHT;
    return {x1: PADDING * 3 + BOX_WIDTH, x2: othersX, y1: y, y2: y};
  }),
];

/** A session's states and their order, as a picture in the page's colours. */
export default function StateDiagram(): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.diagram}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={description()}>
        <defs>
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
        </defs>
        <rect
          className={styles.group}
          x={PADDING}
          y={PADDING}
          width={BOX_WIDTH + PADDING * 2}
          height={groupEnd - PADDING}
          rx={12}
        />
        {boxes.map(({name, x, y}) => (
          <Fragment key={name}>
            <rect
              className={clsx(styles.box, isEnd(name) && styles.end)}
              x={x}
              y={y}
              width={BOX_WIDTH}
              height={BOX_HEIGHT}
              rx={8}
            />
            <text className={styles.name} x={x + BOX_WIDTH / 2} y={y + BOX_HEIGHT / 2}>
              {inWords(name)}
            </text>
          </Fragment>
        ))}
        {arrows.map((arrow, index) => (
          <line
            key={index}
            className={styles.arrow}
            markerEnd="url(#state-diagram-arrow)"
            {...arrow}
          />
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

const isEnd = (name: string): boolean =>
  states.some((state) => state.name === name && state.next.length === 0);

/** Whether a session can go from this state to the one before it. */
function goesBack(name: string): boolean {
  const before = path[path.indexOf(name) - 1];
  return states.some(
    (state) => state.name === name && before !== undefined && state.next.includes(before),
  );
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
