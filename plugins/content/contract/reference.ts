import type {Member, ValueType} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import {formatSignature} from './format-signature';
import {code} from './markdown-table';
import {availableOn, spellErrorCode} from './spelling';
import {fieldTable, typeTable, type Edition} from './tables';

const languages: Record<PlatformId, string> = {
  android: 'kotlin',
  ios: 'swift',
  reactNative: 'ts',
  flutter: 'dart',
};

/** One member as a section of the API reference, headed at level 3. */
export function memberReference(member: Member, edition: Edition): string {
  const {name, summary, parameters, result, errors, since, signatures} = member;
  const {platform, say} = edition;
  const ownParameters = parameters.filter((parameter) => availableOn(parameter, platform));
  const facts = [
    result && `**${say('result')}** ${result}`,
    errors.length > 0 &&
      `**${say('errors')}** ${errors.map((error) => code(spellErrorCode({code: error}, platform))).join(', ')}`,
    `**${say('since')}** ${since}`,
  ].filter(Boolean);
  return [
    `### ${code(name)}`,
    summary,
    `\`\`\`${languages[platform]}\n${formatSignature(signatures[platform] ?? '')}\n\`\`\``,
    ownParameters.length > 0 && fieldTable('parameter', ownParameters, edition),
    ...facts,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** One value type as a section of the API reference, headed at level 4. */
export function typeReference(type: ValueType, edition: Edition): string {
  return [
    `#### ${code(type.name)}`,
    `${type.summary} ${edition.say('sinceVersion', {version: type.since})}`,
    typeTable(type, edition),
  ].join('\n\n');
}
