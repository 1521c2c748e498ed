import type {ContractError, Member, ValueType} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import {entryIds, errorMessage, sinceVersion} from './addresses';
import type {Edition} from './language';
import {formatSignature} from './format-signature';
import {parameterList, partList} from './lists';
import {code, codeLink, entry, labelled} from './markdown';
import {availableOn, spellErrorCode} from './spelling';

const languages: Record<PlatformId, string> = {
  android: 'kotlin',
  ios: 'swift',
  reactNative: 'ts',
  flutter: 'dart',
};

const paragraphs = (parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join('\n\n');

/** One member as a section of the API reference, headed at level 3. */
export function memberReference(member: Member, edition: Edition): string {
  const {name, summary, parameters, result, errors, since, signatures} = member;
  const {platform, say} = edition;
  const ownParameters = parameters.filter((parameter) => availableOn(parameter, platform));
  return paragraphs([
    `### ${entry(code(name), entryIds.member(name))}`,
    `${summary} ${sinceVersion(since, edition)}`,
    `\`\`\`${languages[platform]}\n${formatSignature(signatures[platform] ?? '')}\n\`\`\``,
    ownParameters.length > 0 && parameterList(ownParameters, edition),
    result && labelled(say('result'), result),
    errors.length > 0 &&
      labelled(say('errors'), errors.map((error) => errorLink(error, edition)).join(', ')),
  ]);
}

const errorLink = (error: string, {platform}: Edition): string =>
  codeLink(spellErrorCode({code: error}, platform), `#${entryIds.error({code: error})}`);

/**
 * One value type as a section of the API reference, headed at level 4.
 *
 * @param place the title of the section in which the page has the type's parts already
 */
export function typeReference(type: ValueType, edition: Edition, place?: string): string {
  const {name, summary, since, fields, values = []} = type;
  const [first] = fields?.filter((field) => availableOn(field, edition.platform)) ?? values;
  const about = [summary, sinceVersion(since, edition)];
  if (place && first) {
    const link = `[${place}](#${entryIds.part(name, first.name)})`;
    about.push(edition.say('place', {place: link}));
  }
  return paragraphs([
    `#### ${entry(code(name), entryIds.type(name))}`,
    about.join(' '),
    !place && partList(type, edition),
  ]);
}

/** One error as an entry, headed at level 4. */
export function errorReference(error: ContractError, edition: Edition): string {
  const {cause, mend, since, retryable} = error;
  const {platform, say} = edition;
  return paragraphs([
    `#### ${entry(code(spellErrorCode(error, platform)), entryIds.error(error))}`,
    [cause, mend, ...(since ? [sinceVersion(since, edition)] : [])].join(' '),
    labelled(say('message'), code(errorMessage(error, platform))),
    labelled(say('retryable'), say(retryable ? 'yes' : 'no')),
  ]);
}
