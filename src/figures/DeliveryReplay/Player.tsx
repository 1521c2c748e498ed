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
import {createPortal} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {adoptSheet} from './player-sheet';
import {createScene, type Scene} from './scene';
import styles from './styles.module.css';

/**
 * Lets the reader follow the recorded delivery: the figure shows where the van and the courier are, and
 * each event appears as the reader's platform receives it, beside the sample that handles it.
 *
 * @param opener what the reader pressed in the figure; it gets the focus back at the end
 * @param left ends the player when the figure leaves the page
 */
export function openPlayer(element: HTMLElement, opener: HTMLElement, left: AbortSignal): void {
  adoptSheet();
  const scene = createScene(element);
  const [panel, received] = [document.createElement('div'), document.createElement('div')];
  panel.className = styles.caption ?? '';
  panel.dataset.part = 'player';
  element.querySelector('figcaption')?.before(panel);
  opener.before(received);
  element.dataset.open = '';

  const root = createRoot(panel);
  const ending = new AbortController();
  const close = () => ending.abort();
  left.addEventListener('abort', close, ending);
  element.addEventListener('keydown', ({key}) => key === 'Escape' && close(), ending);
  ending.signal.addEventListener('abort', () => {
    root.unmount();
    scene.remove();
    panel.remove();
    received.remove();
    delete element.dataset.open;
    opener.focus();
  });
  root.render(<Player element={element} received={received} scene={scene} close={close} />);
}

interface Props {
  readonly element: HTMLElement;
  /** Where the list of the received events goes. */
  readonly received: HTMLElement;
  readonly scene: Scene;
  readonly close: () => void;
}

/** The player's buttons and keys, and what an app has received so far. With reduced motion, it only has steps. */
function Player({element, received, scene, close}: Props): ReactNode {
  const canPlay = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [{index, isPlaying}, setState] = useState({index: 0, isPlaying: canPlay});
  const replay = useSyncExternalStore(onPlatform, replayOfReader);
  const last = replay.events.length - 1;
  const event = replay.events[index];
  const firstButton = useRef<HTMLButtonElement>(null);

  const goTo = (next: number, plays: boolean) =>
    setState({index: Math.min(Math.max(next, 0), last), isPlaying: plays && next < last});
  const onArrival = useEffectEvent(() => goTo(index + 1, true));
  /** An arrow key steps the way it points; with a modifier, or in code that scrolls, it is left to the browser. */
  const onKeyDown = useEffectEvent((pressed: KeyboardEvent) => {
    const [target] = pressed.composedPath();
    const isInCode = target instanceof Element && target.closest('pre') !== null;
    if (/^Arrow(Left|Right)$/.test(pressed.key) && !hasModifier(pressed) && !isInCode) {
      const forward = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      goTo(index + (pressed.key === forward ? 1 : -1), false);
    }
  });

  useLayoutEffect(() => scene.show(index), [scene, index]);
  useEffect(
    () => (isPlaying ? scene.travel(index, () => onArrival()) : scene.pause()),
    [scene, index, isPlaying],
  );
  useEffect(() => {
    firstButton.current?.focus();
    element.scrollIntoView();
    const listener = (pressed: KeyboardEvent) => onKeyDown(pressed);
    element.addEventListener('keydown', listener);
    return () => element.removeEventListener('keydown', listener);
  }, [element]);

  const steps = [
    [-1, translate({id: 'site.DeliveryReplay.previous', message: 'Previous step'}), index === 0],
    [1, translate({id: 'site.DeliveryReplay.next', message: 'Next step'}), index === last],
  ] as const;
  return (
    event && (
      <>
        <div data-part="controls">
          {canPlay && (
            <button
              ref={firstButton}
              type="button"
              className={BUTTON}
              onClick={() => (index === last ? goTo(0, true) : goTo(index, !isPlaying))}>
              {isPlaying
                ? translate({id: 'site.DeliveryReplay.pause', message: 'Pause'})
                : translate({id: 'site.DeliveryReplay.play', message: 'Play'})}
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
              onClick={() => goTo(index + by, false)}>
              {label}
            </button>
          ))}
          <button type="button" className={BUTTON} onClick={close}>
            {translate({id: 'site.DeliveryReplay.close', message: 'Close'})}
          </button>
        </div>
        {/* Screen readers read it out when it changes. */}
        <p role="status">
          {/* New words come with a new element: a translator may have replaced the texts in the old one. */}
          <span key={index}>
            <Translate
              id="site.DeliveryReplay.status"
              values={{
                number: index + 1,
                total: last + 1,
                confidence: event.confidence,
                name: <Code>{event.name}</Code>,
                state: <Code>{event.state}</Code>,
              }}>
              {'Event {number} of {total}: {name}. Confidence: {confidence}. State: {state}'}
            </Translate>
          </span>
        </p>
        <Sample key={replay.file} replay={replay} index={index} />
        <p>
          <Translate
            id="site.DeliveryReplay.source"
            values={{recording: <Code>{replay.recording}</Code>}}>
            {'The simulator replays this delivery with {recording}.'}
          </Translate>
        </p>
        {createPortal(<Received replay={replay} index={index} />, received)}
      </>
    )
  );
}

const BUTTON = 'button button--outline button--primary';

interface Shown {
  readonly replay: Replay;
  /** That of the latest event. */
  readonly index: number;
}

/** Drawn like a code block on a page, with the lines that handle the latest event highlighted. */
function Sample({replay: {file, address, lines, events}, index}: Shown): ReactNode {
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

function Received({replay: {events}, index}: Shown): ReactNode {
  return (
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
  );
}

/** Code runs from left to right in every language. */
const Code = ({children}: {readonly children: string}) => <code translate="no">{children}</code>;

/** As tabs do: the first platform if the reader's is unknown. */
const replayOfReader = (): Replay =>
  replays[document.documentElement.dataset.platform ?? ''] ?? replays.android;

function onPlatform(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, {attributeFilter: ['data-platform']});
  return () => observer.disconnect();
}
