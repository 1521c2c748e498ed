import {translate} from '@docusaurus/Translate';
import type {Replay, ReplayedEvent} from '@site/lib/replay';
import {el} from '@site/src/elements/el';
import code from '@site/src/theme/CodeBlock/styles.module.css';
import {wholeFile} from '@site/src/theme/CodeBlock/file-links';
import styles from '../styles.module.css';

/** What an app has received so far, and the part of its code that handles the latest event. */
export function createTranscript() {
  // Screen readers read it out when it changes.
  const status = el('p', {role: 'status'});
  const received = el('ol', {'data-part': 'received'});
  const source = el('p', {});
  const title = el('figcaption', {class: code.title});
  const lines = el('code', {});
  // Drawn like a code block on a page.
  const sample = el(
    'figure',
    {class: `theme-code-block ${code.block} ${code.titled}`},
    title,
    // Fills itself, as it does on a page: it copies, wraps and makes the code scroll by keyboard.
    el('code-tools', {class: code.tools}),
    el('pre', {class: code.scroller}, lines),
  );
  let shown: Replay | undefined;
  let now: ReplayedEvent | undefined;

  return {
    received,
    rest: [status, sample, source],
    show(replay: Replay, index: number): void {
      if (replay !== shown) {
        received.replaceChildren(...replay.events.map(rowOf));
        title.replaceChildren(linkToFile(replay));
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
        lines.innerHTML = htmlOf(replay, event);
      }
    },
  };
}

const rowOf = ({time, kind}: ReplayedEvent) =>
  el('li', {class: styles.event, translate: 'no'}, el('span', {}, time), el('code', {}, kind));

function linkToFile({file, address}: Replay): HTMLElement {
  const label = wholeFile(file);
  return el('a', {href: address, target: '_blank', title: label, 'aria-label': label}, file);
}

/** Highlights lines, as a page does (plugins/content/code/code-html.ts). */
const htmlOf = ({lines}: Replay, {handledBy: [first, last]}: ReplayedEvent): string =>
  lines
    .map((line, at) => (at >= first && at <= last ? `<mark>${line}\n</mark>` : `${line}\n`))
    .join('');

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
