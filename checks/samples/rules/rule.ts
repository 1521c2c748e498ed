import type {ContractNames} from '../../../plugins/content/sdk-names/contract-names';
import type {Sample} from '../../../plugins/content/sdk-names/sample';
import type {Finding} from '../../finding';

export interface RuleContext {
  /** Of the SDK, on the sample's platform. */
  names: ContractNames;
  /** All samples of the platform, for what they declare themselves. */
  samples: readonly Sample[];
}

/** Looks for one kind of name in a sample, and reports those that the contract does not have. */
export type Rule = (sample: Sample, context: RuleContext) => Finding[];
