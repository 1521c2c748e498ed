/** A name that a sample takes from the SDK, whether the contract has it or not. */
export interface Use {
  name: string;
  /** The type that it belongs to; types and TypeScript functions belong to none. */
  owner?: string;
  /** Where the name begins in the sample's text. */
  offset: number;
}

export interface MemberUse extends Use {
  owner: string;
}
