import type {ContractNames} from './contract-names';
import type {Sample} from './sample';
import {declaredNames} from './text/declared-names';

/** The SDK's names without the types that a sample declares itself: an `Outcome` of its own isn't the SDK's. */
export function withoutDeclared(names: ContractNames, sample: Sample): ContractNames {
  const declared = declaredNames([sample]);
  const others = <T>(byType: ReadonlyMap<string, T>) =>
    new Map([...byType].filter(([type]) => !declared.has(type)));
  return {
    ...names,
    exports: new Set([...names.exports].filter((name) => !declared.has(name))),
    fields: others(names.fields),
    members: others(names.members),
    values: others(names.values),
  };
}
