import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {kept} from '../../../lib/cache';
import {contract} from '../../../product/contract';
import {recordings} from '../../../product/contract/recordings';
import type {Recording} from '../../../product/contract/types';
import {platformIds, tabValueOf} from '../../../product/find-platform';
import type {PlatformId} from '../../../product/types';
import {codeHtml} from '../code/code-html';
import {tokenize} from '../code/tokens';
import {spellEvent, spellValueOf, spellings} from '../../contract/spelling';
import {readSample, sampleAddress} from '../samples';

/**
 * Gives the landing page's player the first recording of the contract, spelled and highlighted for each platform: the
 * player imports `@generated/replay/default/replay.json`, which becomes part of its script.
 */
export default function replay(context: LoadContext): Plugin {
  const make = kept('replay', context, replays);
  return {
    name: 'replay',
    async contentLoaded({actions}) {
      await actions.createData('replay.json', JSON.stringify(await make(context.baseUrl), null, 2));
    },
  };
}

/** The first recording on each platform. */
function replays(baseUrl: string) {
  const [recording] = recordings;
  return Object.fromEntries(
    platformIds.flatMap((id) => {
      const sample = recording?.samples[id];
      return sample ? [[tabValueOf(id), replayOn(id, recording, sample, baseUrl)]] : [];
    }),
  );
}

/**
 * A recording as an app on the platform receives it (src/figures/Replay/generated.d.ts).
 *
 * @param sample what handles it, below `samples/`
 * @param baseUrl of the site
 * @throws Error for a missing sample or region
 */
export function replayOn(
  platform: PlatformId,
  {type, name: value, events, states, region}: Recording,
  sample: string,
  baseUrl: string,
) {
  const place = {filePath: 'product/contract/recordings.ts', line: 1};
  const text = readSample(sample, place, region);
  const language = path.extname(sample).slice(1);
  const recorded = contract.valueTypes.find(({name}) => name === type);
  return {
    recording: recorded ? spellValueOf(recorded, {name: value}, platform) : value,
    file: path.basename(sample),
    address: baseUrl + sampleAddress(sample),
    lines: tokenize(text, language, place).map((runs) => codeHtml([{text}], [runs])),
    events: events.map(({after, kind: name, attributes: values, confidence}) => {
      const {attributes = []} = contract.events.find((event) => event.name === name) ?? {};
      const minutes = `${Math.floor(after / 60)}:${String(after % 60).padStart(2, '0')}`;
      const {state = ''} = states.findLast((each) => each.after <= after) ?? {};
      return {
        ...{name, confidence, time: minutes},
        handledBy: handlingLines(text.split('\n'), name),
        kind: spellEvent({name, attributes}, platform, contract.names.eventKind, values),
        state: spellings[platform].value(contract.names.state, state),
      };
    }),
  };
}

/**
 * Which lines of a sample handle an event: the first one that has its name as a word, in whichever case
 * the platform uses, and the lines below it that are indented further.
 *
 * @returns first and last line, counted from 0; -1 if no line has the name
 */
export function handlingLines(
  lines: readonly string[],
  name: string,
): [first: number, last: number] {
  const first = lines.findIndex((line) => new RegExp(`\\b${name}\\b`, 'i').test(line));
  const indent = lines[first]?.search(/\S/) ?? Infinity;
  const length = lines.slice(first + 1).findIndex((line) => line.search(/\S/) <= indent);
  return [first, length < 0 ? lines.length - 1 : first + length];
}
