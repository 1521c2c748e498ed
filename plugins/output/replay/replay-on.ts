import path from 'node:path';
import {contract} from '../../../product/contract';
import type {Recording} from '../../../product/contract/recordings';
import type {PlatformId} from '../../../product/types';
import type {Replay} from '../../../lib/replay';
import {sourceError} from '../../../lib/faults';
import {codeHtml} from '../../content/code/code-html';
import {grammarOf} from '../../content/code/languages';
import {tokenize} from '../../content/code/tokens';
import {spellReceivedEvent, spellValue, spellVariant} from '../../content/contract/spelling';
import {cutRegion} from '../../content/samples/cut-region';
import {readSample} from '../../content/samples/read-sample';
import {sampleAddress} from '../sample-files/address';
import {handlingLines} from './handling-lines';

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
  const {text} = cutRegion(source, REGION, place);
  const lines = text.split('\n');
  return {
    recording: spellVariant('Recording', recording.name, [], platform),
    file: path.basename(sample),
    address: baseUrl + sampleAddress(sample),
    lines: tokenize(text, grammarOf(language, place), language).map((runs) =>
      codeHtml([{text, at: 0}], [runs]),
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
