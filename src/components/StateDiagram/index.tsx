import Translate, {translate} from '@docusaurus/Translate';
import {states} from '@site/product/contract/events';
import type {ReactNode} from 'react';
import Box, {BOX_HEIGHT, BOX_WIDTH, inWords} from './Box';
import styles from './styles.module.css';

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
const othersX = PADDING * 2 + BOX_WIDTH + 72;
/** The bottom edge of the frame around the states in which a session is running. */
const groupEnd = pathY(2) + BOX_HEIGHT + PADDING / 2;
const width = othersX + BOX_WIDTH + PADDING;
const height = pathY(3) + BOX_HEIGHT + PADDING;

/** A session's states and their order, as a picture in the page's colours. */
export default function StateDiagram(): ReactNode {
  const centre = PADDING + PADDING + BOX_WIDTH / 2;
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
        {path.map((name, index) => (
          <Box
            key={name}
            name={name}
            x={PADDING * 2}
            y={pathY(index)}
            end={index === path.length - 1}
          />
        ))}
        {path.slice(1).map((name, index) => (
          <line
            key={name}
            className={styles.arrow}
            x1={centre}
            x2={centre}
            y1={index === 2 ? groupEnd : pathY(index) + BOX_HEIGHT}
            y2={pathY(index + 1)}
            markerStart={goesBack(name) ? 'url(#state-diagram-arrow)' : undefined}
            markerEnd="url(#state-diagram-arrow)"
          />
        ))}
        {others.map((name, index) => (
          <g key={name}>
            <line
              className={styles.arrow}
              x1={PADDING * 3 + BOX_WIDTH}
              x2={othersX}
              y1={pathY(index) + BOX_HEIGHT}
              y2={pathY(index) + BOX_HEIGHT}
              markerEnd="url(#state-diagram-arrow)"
            />
            <Box name={name} x={othersX} y={pathY(index) + BOX_HEIGHT / 2} end />
          </g>
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
