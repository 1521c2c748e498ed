import type ts from 'typescript';
import type {Contract, Member} from '../../product/contract/types';
import {platforms} from '../../product/platforms';
import type {PlatformId} from '../../product/types';
import type {Finding} from '../finding';
import type {SourceFile} from '../source-files';
import {OWNERS, type ContractNames} from '../../plugins/content/sdk-names/contract-names';
import {nameInSignature} from '../../plugins/content/sdk-names/name-in-signature';
import type {Sample, Use} from '../../plugins/content/sdk-names/sample';
import {
  compileSamples,
  DECLARATION,
} from '../../plugins/content/sdk-names/typescript/compile-samples';
import {usesInTypeScript} from '../../plugins/content/sdk-names/typescript/uses-in-typescript';
import {memberUses} from '../../plugins/content/sdk-names/uses/member-uses';
import {findInContract} from './place-in-contract';

/** What a platform's samples use from the SDK: `DeliverySession.cancel`, a function `configure`. */
export function usedMembers(
  files: readonly SourceFile[],
  platform: PlatformId,
  samples: readonly Sample[],
  names: ContractNames,
): ReadonlySet<string> {
  const uses =
    platform === 'reactNative' && samples.length > 0
      ? allInTypeScript(compileSamples(files))
      : samples.flatMap((sample) => memberUses(sample, names));
  return new Set(uses.map(({owner, name}) => (owner === undefined ? name : `${owner}.${name}`)));
}

const allInTypeScript = (program: ts.Program): Use[] =>
  program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && file.fileName !== DECLARATION)
    .flatMap((file) => usesInTypeScript(program, file));

/** Every member on a platform is shown in one of its samples. */
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
      problem: `no sample for ${platforms[platform].name} uses ${name}`,
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
