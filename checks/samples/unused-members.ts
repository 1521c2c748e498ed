import type {Contract, Member} from '../../product/contract/types';
import {platforms} from '../../product/platforms';
import type {PlatformId} from '../../product/types';
import type {Finding} from '../finding';
import type {SourceFile} from '../source-files';
import {compileSamples} from './typescript/compile-samples';
import {OWNERS, type ContractNames} from './sdk/contract-names';
import {memberUses} from './rules/member-uses';
import {nameInSignature} from './sdk/name-in-signature';
import {findInContract} from './place-in-contract';
import type {Sample} from './text/read-samples';
import {usedInTypeScript} from './typescript/used-in-typescript';

/** What the samples of a platform use of the SDK: `DeliverySession.cancel`, a function `configure`. */
export function usedMembers(
  files: readonly SourceFile[],
  platform: PlatformId,
  samples: readonly Sample[],
  names: ContractNames,
): ReadonlySet<string> {
  if (platform === 'reactNative' && samples.length > 0) {
    return usedInTypeScript(compileSamples(files));
  }
  const uses = samples.flatMap((sample) => memberUses(sample, names));
  return new Set(uses.map(({type, member}) => `${type}.${member}`));
}

/** Every member that a platform has is shown in one of its samples. */
export function unusedMembers(
  files: readonly SourceFile[],
  {members}: Contract,
  platform: PlatformId,
  used: ReadonlySet<string>,
): Finding[] {
  return members
    .filter((member) => {
      const name = nameInCode(member, platform);
      return name !== undefined && !used.has(name);
    })
    .map(({name, owner}) => ({
      ...findInContract(files, new RegExp(`name: '${name}',\\s*owner: '${owner}'`)),
      problem: `no sample of ${platforms[platform].name} uses ${name}`,
      mend: 'use it in a sample, or remove its signature',
    }));
}

function nameInCode({owner, signatures}: Member, platform: PlatformId): string | undefined {
  const signature = signatures[platform];
  if (signature === undefined) {
    return undefined;
  }
  const name = nameInSignature(signature);
  return signature.startsWith('function ') ? name : `${OWNERS[owner]}.${name}`;
}
