import type {Finding} from '../../finding';
import type {ContractNames} from '../sdk/contract-names';
import type {Sample} from '../text/read-samples';

export interface RuleContext {
  /** Of the SDK, on the sample's platform. */
  names: ContractNames;
  /** All samples of the platform, for what they declare themselves. */
  samples: readonly Sample[];
}

/** Looks for one kind of name in a sample, and reports those that the contract does not have. */
export type Rule = (sample: Sample, context: RuleContext) => Finding[];
