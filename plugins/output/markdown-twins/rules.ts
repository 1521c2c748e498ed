import {facts} from '../../../product';
import {platformIds} from '../../../product/find-platform';
import type {SayInTwin} from './texts';

/**
 * What a language model has to know before it writes code with the SDK, in three lines. They appear once,
 * at the start of each file that a model may be given.
 */
export function rules(say: SayInTwin): string {
  const platforms = platformIds.map((id) => facts[id].name).join(', ');
  const lines = [
    say('newest', {version: facts.sdk.version}),
    say('noKey'),
    say('platformFirst', {platforms}),
  ];
  return lines.map((line) => `- ${line}\n`).join('');
}
