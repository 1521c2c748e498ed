import Translate, {translate} from '@docusaurus/Translate';
import replays from '@generated/replay/default/replay.json';
import type {Replay} from '@site/lib/replay';
import {hasModifier} from '@site/src/elements/has-modifier';
import {wholeFile} from '@site/src/theme/CodeBlock/file-links';
import code from '@site/src/theme/CodeBlock/styles.module.css';
import clsx from 'clsx';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {createRoot} from 'react-dom/client';
import styles from '../styles.module.css';
import {adoptSheet} from './player-sheet';
import {clearMoment, drawMoment} from './scene';

/** The time from one event to the next, in milliseconds. */
const DURATION = 2400;

/**
 * Lets the reader follow the recorded delivery: the figure shows where the van and the courier are, and
 * each event appears as the reader's platform receives it, beside the sample that handles it.
 *
 * @param opener what the reader pressed in the figure; it gets the focus back at the end
 * @param left ends the player when the figure leaves the page
 */
export function openPlayer(element: HTMLElement, opener: HTMLElement, left: AbortSignal): void {
  adoptSheet();
  const panel = document.createElement('div');
  panel.className = styles.caption ?? '';
  panel.dataset.part = 'player';
  element.querySelector('figcaption')?.before(panel);
  element.dataset.open = '';
  const root = createRoot(panel);
  const close = () => {
    left.removeEventListener('abort', close);
    root.unmount();
    clearMoment(element);
    panel.remove();
    delete element.dataset.open;
    opener.focus();
  };
  left.addEventListener('abort', close);
  root.render(<Player element={element} close={close} />);
}

interface Props {
  readonly element: HTMLElement;
  readonly close: () => void;
}

/** The player's buttons and keys, and what an app has received so far. With reduced motion, it only has steps. */
function Player({element, close}: Props): ReactNode {
  const canPlay = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(canPlay);
  const moment = useRef(0);
  const replay = useSyncExternalStore(onPlatform, replayOfReader);
  const {events, recording} = replay;
  const last = events.length - 1;
  const firstButton = useRef<HTMLButtonElement>(null);

  const show = (next: number, plays: boolean) => {
    moment.current = Math.min(Math.max(next, 0), last);
    drawMoment(element, moment.current);
    setIndex(Math.floor(moment.current));
    setIsPlaying(plays && moment.current < last);
  };
  const advance = useEffectEvent((time: number) => show(moment.current + time / DURATION, true));
  /** An arrow key steps the way it points; with a modifier, or in code that scrolls, it is left to the browser. */
  const onKeyDown = useEffectEvent((pressed: KeyboardEvent) => {
    const [target] = pressed.composedPath();
    const isInCode = target instanceof Element && target.closest('pre') !== null;
    if (pressed.key === 'Escape') {
      close();
    } else if (/^Arrow(Left|Right)$/.test(pressed.key) && !hasModifier(pressed) && !isInCode) {
      const forward = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      show(index + (pressed.key === forward ? 1 : -1), false);
    }
  });

  useEffect(() => {
    let before: number | undefined;
    let frame = 0;
    const draw = (now: number) => {
      advance(now - (before ?? now));
      before = now;
      frame = requestAnimationFrame(draw);
    };
    if (isPlaying) {
      frame = requestAnimationFrame(draw);
    }
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);
  // Before the player is painted, so that no key is lost that is pressed at its sight.
  useLayoutEffect(() => {
    drawMoment(element, 0);
    firstButton.current?.focus();
    element.scrollIntoView();
    const listener = (pressed: KeyboardEvent) => onKeyDown(pressed);
    element.addEventListener('keydown', listener);
    return () => element.removeEventListener('keydown', listener);
  }, [element]);

  const play = translate({id: 'site.Replay.play', message: 'Play'});
  const pause = translate({id: 'site.Replay.pause', message: 'Pause'});
  const steps = [
    [-1, translate({id: 'site.Replay.previous', message: 'Previous step'}), index === 0],
    [1, translate({id: 'site.Replay.next', message: 'Next step'}), index === last],
  ] as const;
  const {name, state, confidence} = events[index] ?? {};
  return (
    <>
      <div data-part="controls">
        {canPlay && (
          <button
            ref={firstButton}
            type="button"
            className={BUTTON}
            onClick={() => show(index === last ? 0 : moment.current, !isPlaying)}>
            {isPlaying ? pause : play}
          </button>
        )}
        {steps.map(([by, label, isDisabled]) => (
          <button
            key={by}
            ref={by > 0 && !canPlay ? firstButton : undefined}
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
      <ol data-part="received">
        {events.map(({time, kind}, at) => (
          <li
            key={kind}
            className={styles.event}
            translate="no"
            data-ahead={at > index || undefined}
            aria-current={at === index}>
            <span>{time}</span>
            <code>{kind}</code>
          </li>
        ))}
      </ol>
      <Sample key={replay.file} replay={replay} index={index} />
      <p>
        <Translate id="site.Replay.source" values={{recording: <Code>{recording}</Code>}}>
          {'The simulator replays this delivery with {recording}.'}
        </Translate>
      </p>
    </>
  );
}

const BUTTON = 'button button--outline button--primary';

interface SampleProps {
  readonly replay: Replay;
  /** That of the latest event. */
  readonly index: number;
}

/** Drawn like a code block on a page, with the lines that handle the latest event highlighted. */
function Sample({replay: {file, address, lines, events}, index}: SampleProps): ReactNode {
  const [first = 0, last = 0] = events[index]?.handledBy ?? [];
  const html = lines
    .map((line, at) => (at >= first && at <= last ? `<mark>${line}\n</mark>` : `${line}\n`))
    .join('');
  const label = wholeFile(file);
  return (
    <figure className={clsx('theme-code-block', code.block, code.titled)}>
      <figcaption className={code.title}>
        {/* A link of Docusaurus only works inside the application. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a href={address} target="_blank" rel="noreferrer" title={label} aria-label={label}>
          {file}
        </a>
      </figcaption>
      {/* Fills itself, as it does on a page: it copies, wraps and makes the code scroll by keyboard. */}
      <code-tools className={code.tools} dangerouslySetInnerHTML={{__html: ''}} />
      <pre className={code.scroller}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </figure>
  );
}

/** Code runs from left to right in every language. */
const Code = ({children}: {readonly children: ReactNode}) => <code translate="no">{children}</code>;

/** As tabs do: the first platform if the reader's is unknown. */
const replayOfReader = (): Replay =>
  replays[document.documentElement.dataset.platform ?? ''] ?? replays.android;

function onPlatform(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, {attributeFilter: ['data-platform']});
  return () => observer.disconnect();
}
