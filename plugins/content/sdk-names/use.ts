/** A name that a sample takes from the SDK, whether the contract has it or not. */
export interface Use {
  name: string;
  /** The type that it belongs to; a type has none, and a function of TypeScript neither. */
  owner?: string;
  /** Where the name stands in the sample's text. */
  offset: number;
}
