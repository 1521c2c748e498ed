import type {ContractNames} from '../../../plugins/content/sdk-names/contract-names';
import type {Sample} from '../../../plugins/content/sdk-names/sample';
import type {Finding} from '../../finding';

export interface RuleContext {
  /** Those of the SDK, on the sample's platform, without the types that the sample declares itself. */
  names: ContractNames;
  /** All samples for the platform, because of what they declare themselves. */
  samples: readonly Sample[];
}

/** Looks for one kind of name in a sample, and reports those that aren't in the contract. */
export type Rule = (sample: Sample, context: RuleContext) => Finding[];
