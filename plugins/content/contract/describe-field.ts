import type {Parameter} from '../../../product/contract/types';
import {sinceVersion} from './addresses';
import type {Edition} from './language';
import {code} from './markdown';
import {spellDuration, spellType, spellValue} from './spelling';
import {isWords} from './words';

/**
 * What there is to say of a field or a parameter: its type, what it means and its unit, its default,
 * and its version.
 *
 * @param isGiven whether apps give it a value, or leave that to its default
 */
export function describeField(
  field: Parameter,
  edition: Edition,
  {isGiven}: {isGiven: boolean},
): string {
  const {platform} = edition;
  return [
    `${code(spellType(field.type, platform))}. ${withUnit(field, edition)}`,
    isGiven && spellDefault(field, edition),
    field.since && sinceVersion(field.since, edition),
  ]
    .filter(Boolean)
    .join(' ');
}

function spellDefault({default: value, type}: Parameter, {platform, say}: Edition): string {
  if (value === undefined) {
    return say('required');
  }
  if (value === '{}') {
    return say('optional');
  }
  if (isWords(value)) {
    return say('default', {value});
  }
  const spelled =
    type === 'duration'
      ? spellDuration(value, platform)
      : /^\d+$/.test(value)
        ? value
        : spellValue(value, platform);
  return say('default', {value: code(spelled)});
}

/** A number has a unit; a duration is one on React Native only. */
function withUnit({summary, type, unit}: Parameter, {platform, say}: Edition): string {
  const isNumber = type !== 'duration' || platform === 'reactNative';
  return unit && isNumber ? `${summary} ${say('unit', {unit})}` : summary;
}
