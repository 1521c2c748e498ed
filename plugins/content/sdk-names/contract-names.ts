import type {Contract} from '../../../product/contract/types';
import {identity} from '../../../product/identity';
import type {PlatformId} from '../../../product/types';
import {availableOn} from '../contract/spelling';
import {nameInSignature} from './name-in-signature';
import {sdkDeclaration} from './typescript/sdk-declaration';
import {valuesByType} from './values-by-type';

/** Every name of the SDK on one platform, as its code spells it. */
export interface ContractNames {
  /** What an app imports, or gets with the module. */
  exports: ReadonlySet<string>;
  /** By the record that has them, then by name: the types of fields. */
  fields: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** By the type that has them, then by name: the signatures of its members. */
  members: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** By the type whose values they are, such as `Outcome` or `ErrorCode`, then by name: ids of entries. */
  values: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The type on which the members of an owner are called; React Native has functions instead. */
export const OWNERS = {
  sdk: identity.sdk.type,
  session: 'DeliverySession',
  simulator: 'DeliverySimulator',
} as const;

export function contractNames(contract: Contract, platform: PlatformId): ContractNames {
  const values = valuesByType(contract, platform);
  return {
    exports: new Set(exportsOf(contract, platform, values)),
    fields: new Map(
      contract.valueTypes.flatMap(({name, fields}) => {
        const own = fields?.filter((field) => availableOn(field, platform));
        return own ? [[name, new Map(own.map((field) => [field.name, field.type]))]] : [];
      }),
    ),
    members: new Map(
      Object.entries(OWNERS).map(([owner, type]) => {
        const signatures = contract.members
          .filter((member) => member.owner === owner)
          .flatMap((member) => member.signatures[platform] ?? []);
        return [type, new Map(signatures.map((text) => [nameInSignature(text), text]))];
      }),
    ),
    values,
  };
}

function exportsOf(
  contract: Contract,
  platform: PlatformId,
  values: ContractNames['values'],
): readonly string[] {
  if (platform === 'reactNative') {
    const found = sdkDeclaration(contract).matchAll(/^export (?:declare )?\w+ (\w+)/gm);
    return [...found].map(([, name = '']) => name);
  }
  return [
    ...contract.valueTypes.filter((type) => availableOn(type, platform)).map(({name}) => name),
    // Dart matches an event by its class.
    ...(platform === 'flutter' ? (values.get('DeliveryEventKind')?.keys() ?? []) : []),
  ];
}
