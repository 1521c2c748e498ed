import {labelsInSignature} from '../../../plugins/content/sdk-names/name-in-signature';
import type {ContractNames} from '../../../plugins/content/sdk-names/contract-names';
import type {Sample} from '../../../plugins/content/sdk-names/sample';
import {fieldUses} from '../../../plugins/content/sdk-names/uses';
import {labelsInCall} from '../../../plugins/content/sdk-names/uses/labels-in-call';
import {memberUses} from '../../../plugins/content/sdk-names/uses/member-uses';
import type {Rule} from './rule';
import {unknownName, type UnknownName} from './unknown-name';

/**
 * Named arguments in calls to the SDK, and fields of records that are created, are in the contract:
 * `ConfigureOptions(logLevel = …)`.
 */
export const unknownLabels: Rule = (sample, {names}) =>
  [...labelsOfMembers(sample, names), ...labelsOfRecords(sample, names)]
    .filter(({name, known}) => !known.has(name))
    .map((label) => unknownName(sample, label));

type Label = UnknownName & {known: ReadonlySet<string>};

const labelsOfMembers = (sample: Sample, names: ContractNames): Label[] =>
  memberUses(sample, names).flatMap(({owner, name, offset}) => {
    const signature = names.members.get(owner)?.get(name);
    const open = offset + name.length;
    if (signature === undefined || !sample.code.startsWith('(', open)) {
      return [];
    }
    const known = labelsInSignature(signature, sample.platform);
    return labelsInCall(sample, open).map((label) => ({
      ...label,
      kind: `a parameter of ${name}`,
      known,
    }));
  });

const labelsOfRecords = (sample: Sample, names: ContractNames): Label[] =>
  fieldUses(sample, names).map(({owner, ...label}) => ({
    ...label,
    kind: `a parameter of ${owner}`,
    known: new Set(names.fields.get(owner)?.keys()),
  }));
