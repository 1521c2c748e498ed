import Translate, {translate} from '@docusaurus/Translate';
import replays from '@generated/replay/default/replay.json';
import {tabValueOf} from '@site/product/find-platform';
import {usePlatform} from '@site/src/platform/use-platform';
import Frame from '@site/src/theme/CodeBlock/Frame';
import clsx from 'clsx';
import {useLayoutEffect, useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import Picture from '../Picture';
import styles from '../styles.module.css';

/** The time from one event to the next, in milliseconds. */
const DURATION = 2400;

const BUTTON = `button button--outline button--primary ${styles.button}`;

/**
 * Lets the reader follow the recorded delivery: the figure shows where the van and the courier are, and
 * each event appears as the reader's platform receives it, beside the sample that handles it.
 */
export function openPlayer(figure: HTMLElement): void {
  if (figure.dataset.open !== undefined || !figure.isConnected) {
    return;
  }
  const panel = document.createElement('div');
  figure.append(panel);
  figure.dataset.open = '';
  const root = createRoot(panel);
  const close = () => {
    removeEventListener('pagechange', leave);
    root.unmount();
    panel.remove();
    delete figure.dataset.open;
    figure.querySelector('button')?.focus();
  };
  const leave = () => figure.isConnected || close();
  addEventListener('pagechange', leave);
  root.render(<Player close={close} />);
  figure.scrollIntoView();
}

/** The player's buttons, and what an app has received so far. With reduced motion, it only has steps. */
function Player({close}: {readonly close: () => void}): ReactNode {
  const canPlay = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  // As tabs do: the first platform if the reader's is unknown.
  const replay = replays[tabValueOf(usePlatform() ?? 'android')] ?? replays.android;
  const {events, recording, file, address, lines} = replay;
  const last = events.length - 1;
  const [index, setIndex] = useState(0);
  const [plays, setPlays] = useState(canPlay);
  const isPlaying = canPlay && plays && index < last;

  // In the same commit as what it follows.
  useLayoutEffect(() => {
    const next = isPlaying ? setTimeout(setIndex, DURATION, index + 1) : undefined;
    return () => clearTimeout(next);
  }, [index, isPlaying]);

  const show = (next: number, andPlay: boolean) => {
    setIndex(Math.min(Math.max(next, 0), last));
    setPlays(andPlay);
  };
  const play = translate({id: 'site.Replay.play', message: 'Play'});
  const pause = translate({id: 'site.Replay.pause', message: 'Pause'});
  const steps = [
    [-1, translate({id: 'site.Replay.previous', message: 'Previous step'}), index === 0],
    [1, translate({id: 'site.Replay.next', message: 'Next step'}), index === last],
  ] as const;
  const {name, state, confidence, handledBy = []} = events[index] ?? {};
  const [first = 0, end = 0] = handledBy;
  const html = lines
    .map((line, at) => (at >= first && at <= end ? `<mark>${line}\n</mark>` : `${line}\n`))
    .join('');
  return (
    <>
      <Picture index={index} />
      <div className={styles.caption}>
        <div className={styles.controls}>
          {canPlay && (
            <button
              ref={takeFocus}
              type="button"
              className={BUTTON}
              onClick={() => show(index === last ? 0 : index, !isPlaying)}>
              {isPlaying ? pause : play}
            </button>
          )}
          {steps.map(([by, label, isDisabled]) => (
            <button
              key={by}
              ref={by > 0 && !canPlay ? takeFocus : undefined}
              type="button"
              className={clsx(BUTTON, isDisabled && 'disabled')}
              // One that becomes disabled keeps the focus.
              aria-disabled={isDisabled}
              onClick={() => show(index + by, false)}>
              {label}
            </button>
          ))}
          <button type="button" className={BUTTON} onClick={close}>
            {translate({id: 'site.Replay.close', message: 'Close'})}
          </button>
        </div>
        {/* Screen readers read it out when it changes. */}
        <p role="status">
          {/* New words come with a new element: a translator may have replaced the texts in the old one. */}
          <span key={index}>
            <Translate
              id="site.Replay.status"
              values={{
                number: index + 1,
                total: last + 1,
                confidence,
                name: <Code>{name}</Code>,
                state: <Code>{state}</Code>,
              }}>
              {'Event {number} of {total}: {name}. Confidence: {confidence}. State: {state}'}
            </Translate>
          </span>
        </p>
        <ol className="clean-list">
          {events.map(({time, kind}, at) => (
            <li
              key={kind}
              className={styles.event}
              translate="no"
              style={{visibility: at > index ? 'hidden' : undefined}}
              aria-current={at === index}>
              {time} <code>{kind}</code>
            </li>
          ))}
        </ol>
        <Frame key={file} title={file} source={address} html={html} />
        <p>
          <Translate id="site.Replay.source" values={{recording: <Code>{recording}</Code>}}>
            {'The simulator replays this delivery with {recording}.'}
          </Translate>
        </p>
      </div>
    </>
  );
}

/** The player itself is already in view. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus({preventScroll: true});

/** Code runs from left to right in every language. */
const Code = ({children}: {readonly children: ReactNode}) => <code translate="no">{children}</code>;
