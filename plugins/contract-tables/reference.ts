import type {Member, ValueType} from '../../product/contract/types';
import type {PlatformId} from '../../product/types';
import {formatSignature} from './format-signature';
import {code} from './markdown-table';
import {spellErrorCode} from './spelling';
import {fieldTable, typeTable} from './tables';

const languages: Record<PlatformId, string> = {
  android: 'kotlin',
  ios: 'swift',
  reactNative: 'ts',
  flutter: 'dart',
};

/** One member as a section of the API reference, headed at level 3. */
export function memberReference(member: Member, platform: PlatformId): string {
  const {name, summary, parameters, result, errors, since, signatures} = member;
  const facts = [
    result && `**Result:** ${result}`,
    errors.length > 0 &&
      `**Errors:** ${errors.map((error) => code(spellErrorCode({code: error}, platform))).join(', ')}`,
    `**Since:** ${since}`,
  ].filter(Boolean);
  return [
    `### ${name}`,
    summary,
    `\`\`\`${languages[platform]}\n${formatSignature(signatures[platform] ?? '')}\n\`\`\``,
    parameters.length > 0 && fieldTable('Parameter', parameters, platform),
    ...facts,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** One value type as a section of the API reference, headed at level 4. */
export function typeReference(type: ValueType, platform: PlatformId): string {
  return [
    `#### ${type.name}`,
    `${type.summary} Since ${type.since}.`,
    typeTable(type, platform),
  ].join('\n\n');
}
