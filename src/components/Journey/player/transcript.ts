import {translate} from '@docusaurus/Translate';
import type {Replay, ReplayedEvent} from '@site/lib/replay';
import {el} from '@site/src/elements/el';
import styles from '../styles.module.css';
import {createSample} from './sample';

/** What an app has received so far, and the part of its code that handles the latest event. */
export function createTranscript() {
  // Screen readers read it out when it changes.
  const status = el('p', {role: 'status'});
  const received = el('ol', {'data-part': 'received'});
  const sample = createSample();
  const source = el('p', {});
  let shown: Replay | undefined;
  let now: ReplayedEvent | undefined;

  return {
    received,
    rest: [status, sample.element, source],
    show(replay: Replay, index: number): void {
      if (replay !== shown) {
        received.replaceChildren(...replay.events.map(rowOf));
        sample.fill(replay);
        source.replaceChildren(...sourceOf(replay));
        shown = replay;
      }
      [...received.children].forEach((row, at) => {
        row.toggleAttribute('data-ahead', at > index);
        row.setAttribute('aria-current', String(at === index));
      });
      const event = replay.events[index];
      // Once: a pause changes nothing, and would be read out as the event again.
      if (event && event !== now) {
        now = event;
        status.replaceChildren(...statusOf(event, index, replay.events.length));
        sample.mark(event.handledBy);
      }
    },
  };
}

const rowOf = ({time, kind}: ReplayedEvent) =>
  el('li', {class: styles.event, translate: 'no'}, el('span', {}, time), el('code', {}, kind));

const statusOf = ({name, confidence, state}: ReplayedEvent, index: number, total: number) =>
  withCode(
    translate(
      {
        id: 'site.Journey.status',
        message: 'Event {number} of {total}: {name}. Confidence: {confidence}. State: {state}',
        description: 'Where the picture of a delivery is; the name and the state are code',
      },
      {number: index + 1, total, confidence, name: '{name}', state: '{state}'},
    ),
    {name, state},
  );

const sourceOf = ({recording}: Replay) =>
  withCode(
    translate({
      id: 'site.Journey.source',
      message: 'The simulator replays this delivery with {recording}.',
      description: 'Below the code in the picture of a delivery; the recording is code',
    }),
    {recording},
  );

/** A text with code in its gaps: code runs from left to right in every language. */
const withCode = (text: string, code: Readonly<Record<string, string>>) =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? el('code', {translate: 'no'}, code[part] ?? '') : part));
