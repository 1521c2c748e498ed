import replays from '@generated/replay/default/replay.json';
import {el} from '@site/src/elements/el';
import styles from '../styles.module.css';
import {createControls} from './controls';
import {createScene} from './scene';
import {adoptSheet} from './sheet';
import {createTranscript} from './transcript';

const events = replays.android.events.map(({name}) => name);
const LAST = events.length - 1;

/**
 * Lets the reader follow the recorded delivery: the figure shows where the van and the courier are, and
 * each event appears as the reader's platform receives it, beside the sample that handles it.
 *
 * @param opener what the reader pressed in the figure; it gets the focus back at the end
 * @param left ends the player when the figure leaves the page
 */
export function openPlayer(element: HTMLElement, opener: HTMLElement, left: AbortSignal): void {
  adoptSheet();
  const scene = createScene(element, events);
  const transcript = createTranscript();
  let index = 0;
  let isPlaying = false;

  const render = () => {
    transcript.show(replayOfReader(), index);
    controls.show({isFirst: index === 0, isLast: index === LAST, isPlaying});
  };
  const goTo = (next: number, plays: boolean) => {
    index = Math.min(Math.max(next, 0), LAST);
    scene.show(index);
    play(plays && index < LAST);
  };
  const play = (plays: boolean) => {
    isPlaying = plays;
    if (plays) {
      scene.travel(index, () => goTo(index + 1, true));
    } else {
      scene.pause();
    }
    render();
  };

  const ending = new AbortController();
  const controls = createControls({
    toggle: () => (index === LAST ? goTo(0, true) : play(!isPlaying)),
    step: (by) => goTo(index + by, false),
    close: () => ending.abort(),
  });
  const panel = el(
    'div',
    {class: styles.caption, 'data-part': 'player'},
    controls.element,
    ...transcript.rest,
  );
  element.querySelector('figcaption')?.before(panel);
  opener.before(transcript.received);
  element.dataset.open = '';
  element.addEventListener('keydown', controls.onKey, ending);
  left.addEventListener('abort', () => ending.abort(), ending);
  const observer = new MutationObserver(render);
  observer.observe(document.documentElement, {attributeFilter: ['data-platform']});
  ending.signal.addEventListener('abort', () => {
    observer.disconnect();
    scene.remove();
    panel.remove();
    transcript.received.remove();
    delete element.dataset.open;
    opener.focus();
  });

  goTo(0, controls.canPlay);
  controls.focus();
  element.scrollIntoView();
}

/** As tabs do: the first platform if the reader's is unknown. */
function replayOfReader() {
  const {platform = ''} = document.documentElement.dataset;
  return replays[platform] ?? replays.android;
}
