import path from 'node:path';
import {contract} from '../../../product/contract';
import type {Recording} from '../../../product/contract/recordings';
import type {PlatformId} from '../../../product/types';
import type {Replay} from '../../../lib/replay';
import {sourceError} from '../../../lib/faults';
import {codeHtml} from '../code/code-html';
import {grammarOf} from '../code/languages';
import {tokenize} from '../code/tokens';
import {spellReceivedEvent, spellValue, spellVariant} from '../contract/spelling';
import {cutRegion} from '../samples/regions';
import {readSample} from '../samples/read-sample';
import {sampleAddress} from '../samples/addresses';

const REGION = 'event-text';

/** The sample that handles every kind of event, on each platform. */
const HANDLERS: Record<PlatformId, {sample: string; language: string}> = {
  android: {
    sample: 'android/app/src/main/java/com/acme/courier/CourierScreen.kt',
    language: 'kotlin',
  },
  ios: {sample: 'ios/Courier/CourierScreen.swift', language: 'swift'},
  reactNative: {sample: 'react-native/src/CourierScreen.tsx', language: 'tsx'},
  flutter: {sample: 'flutter/lib/courier_screen.dart', language: 'dart'},
};

/**
 * A recording as an app on the platform receives it.
 *
 * @param baseUrl of the site
 * @throws Error for a missing sample or region, and for an event that the sample doesn't handle
 */
export function replayOn(platform: PlatformId, recording: Recording, baseUrl: string): Replay {
  const {sample, language} = HANDLERS[platform];
  const place = {filePath: __filename, line: 1};
  const source = readSample(sample, place);
  const text = cutRegion(source, REGION, place);
  const lines = text.split('\n');
  return {
    recording: spellVariant('Recording', recording.name, [], platform),
    file: path.basename(sample),
    address: baseUrl + sampleAddress(sample),
    lines: tokenize(text, grammarOf(language, place), language).map((runs) =>
      codeHtml([{text}], [runs]),
    ),
    events: recording.events.map(({after, kind: name, attributes, confidence}) => {
      const kind = contract.events.find((event) => event.name === name);
      const handledBy = handlingLines(lines, name);
      if (!kind || !handledBy) {
        throw sourceError(
          {filePath: source.filePath, line: 1},
          `the region ${REGION} does not handle the contract's event ${name}`,
          'add a line for it, or correct product/contract/recordings.ts',
        );
      }
      return {
        name,
        time: minutes(after),
        kind: spellReceivedEvent(kind, attributes, platform),
        confidence,
        state: spellValue(stateAt(after, recording), platform),
        handledBy,
      };
    }),
  };
}

/** `185` → `3:05` */
const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const stateAt = (time: number, {states}: Recording): string =>
  states.findLast(({after}) => after <= time)?.state ?? '';

/**
 * Which lines of a sample handle an event: the first one that has its name as a word, in whichever case
 * the platform uses, and the lines below it that are indented further.
 *
 * @returns first and last line, counted from 0; undefined if no line has the name
 */
export function handlingLines(
  lines: readonly string[],
  name: string,
): [first: number, last: number] | undefined {
  const word = new RegExp(`\\b${name}\\b`, 'i');
  const first = lines.findIndex((line) => word.test(line));
  if (first < 0) {
    return undefined;
  }
  const length = lines
    .slice(first + 1)
    .findIndex((line) => indentOf(line) <= indentOf(lines[first] ?? ''));
  return [first, length < 0 ? lines.length - 1 : first + length];
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
