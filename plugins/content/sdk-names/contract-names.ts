import type {Contract} from '../../../product/contract/types';
import {identity} from '../../../product/identity';
import type {PlatformId} from '../../../product/types';
import {availableOn} from '../contract/spelling';
import {nameInSignature} from './name-in-signature';
import {sdkDeclaration} from './typescript/sdk-declaration';
import {valuesByType} from './values-by-type';

/** Every SDK name on one platform, as it is spelled in code. */
export interface ContractNames {
  contract: Contract;
  platform: PlatformId;
  /** What an app imports, or gets with the module. */
  exports: ReadonlySet<string>;
  /** The types of fields: by record, then by name. */
  fields: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The signatures of members: by their type, then by name. */
  members: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The entry ids of values: by their type, such as `Outcome` or `ErrorCode`, then by name. */
  values: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The type on which an owner's members are called; React Native has functions instead. */
export const OWNERS = {
  sdk: identity.sdk.type,
  session: 'DeliverySession',
  simulator: 'DeliverySimulator',
} as const;

export function contractNames(contract: Contract, platform: PlatformId): ContractNames {
  const values = valuesByType(contract, platform);
  return {
    contract,
    platform,
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
