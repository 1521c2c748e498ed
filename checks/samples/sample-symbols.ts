import {contract} from '../../product/contract';
import type {PlatformId} from '../../product/types';
import {platformIds} from '../../product/find-platform';
import type {Check} from '../source-files';
import {contractNames} from '../../plugins/content/sdk-names/contract-names';
import {misnamedVariables} from './rules/misnamed-variables';
import {missingImports} from './rules/missing-imports';
import {readSamples} from '../../plugins/content/sdk-names/sample';
import {withoutDeclared} from '../../plugins/content/sdk-names/without-declared';
import type {Rule} from './rules/rule';
import {unknownImports} from './rules/unknown-imports';
import {unknownLabels} from './rules/unknown-labels';
import {unknownMembers} from './rules/unknown-members';
import {unknownShorthand} from './rules/unknown-shorthand';
import {unknownTypes} from './rules/unknown-types';
import {unknownValues} from './rules/unknown-values';
import {unusedMembers, usedMembers} from './unused-members';

const common = [unknownMembers, unknownValues, unknownLabels, missingImports, misnamedVariables];

/** In TypeScript, the compiler sees everything but the imports in plain JavaScript files. */
const RULES: Record<PlatformId, readonly Rule[]> = {
  android: [unknownImports, ...common],
  ios: [unknownTypes, unknownShorthand, ...common],
  reactNative: [unknownImports],
  flutter: [unknownTypes, ...common],
};

/**
 * The samples and the contract agree in both directions: what a sample takes from the SDK is in the
 * contract for its platform, and a sample uses each of the platform's members.
 */
export const sampleSymbols: Check = (files) => {
  const samples = readSamples(files);
  return platformIds.flatMap((platform) => {
    const own = samples.filter((sample) => sample.platform === platform);
    const names = contractNames(contract, platform);
    return [
      ...own.flatMap((sample) => {
        const context = {names: withoutDeclared(names, sample), samples: own};
        return RULES[platform].flatMap((rule) => rule(sample, context));
      }),
      ...unusedMembers(files, contract, platform, usedMembers(files, platform, own, names)),
    ];
  });
};
