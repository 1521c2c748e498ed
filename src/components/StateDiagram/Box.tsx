import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export const BOX_WIDTH = 120;
export const BOX_HEIGHT = 40;

export interface Props {
  readonly name: string;
  /** The top left corner, in units of the view box. */
  readonly x: number;
  readonly y: number;
  /** Whether the session is over in this state. */
  readonly end?: boolean;
}

/** `enRoute` → `En route`: each platform spells the name differently, so the picture uses words. */
export function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One state: its name in a rounded box. */
export default function Box({name, x, y, end = false}: Props): ReactNode {
  return (
    <>
      <rect
        className={clsx(styles.box, end && styles.end)}
        x={x}
        y={y}
        width={BOX_WIDTH}
        height={BOX_HEIGHT}
        rx={8}
      />
      <text className={styles.name} x={x + BOX_WIDTH / 2} y={y + BOX_HEIGHT / 2}>
        {inWords(name)}
      </text>
    </>
  );
}
