import type {ContractNames} from '../sdk/contract-names';
import {labelsInSignature} from '../sdk/name-in-signature';
import type {Sample} from '../text/read-samples';
import {labelsInCall} from './labels-in-call';
import {memberUses} from './member-uses';
import type {Rule} from './rule';
import {unknownName} from './unknown-name';

/** A call of a member, or of a record that is made. */
interface Call {
  callee: string;
  /** Where its parenthesis opens. */
  open: number;
  /** Labels that its arguments can have. */
  known: ReadonlySet<string>;
}

/**
 * A named argument of a call to the SDK, and a field of a record that is made, is in the contract:
 * `ConfigureOptions(logLevel = …)`.
 */
export const unknownLabels: Rule = (sample, {names}) =>
  [...memberCalls(sample, names), ...recordCalls(sample, names)].flatMap(({callee, open, known}) =>
    labelsInCall(sample, open)
      .filter(({name}) => !known.has(name))
      .map((label) => unknownName(sample, {...label, kind: `parameter of ${callee}`, known})),
  );

function memberCalls(sample: Sample, names: ContractNames): Call[] {
  return memberUses(sample, names).flatMap(({type, member, offset}) => {
    const signature = names.members.get(type)?.get(member);
    const open = offset + member.length;
    return signature !== undefined && sample.code.startsWith('(', open)
      ? [{callee: member, open, known: labelsInSignature(signature, sample.platform)}]
      : [];
  });
}

function recordCalls({code}: Sample, {fields}: ContractNames): Call[] {
  return [...fields].flatMap(([name, types]) =>
    [...code.matchAll(new RegExp(`(?<![\\w.])${name}(?=\\()`, 'g'))].map(({index}) => ({
      callee: name,
      open: index + name.length,
      known: new Set(types.keys()),
    })),
  );
}
