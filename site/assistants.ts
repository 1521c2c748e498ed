/** An assistant on the web that takes a first question from its address. */
export interface Assistant {
  /** Name as it is printed. */
  name: string;
  /** Address up to the question, which follows percent-encoded. */
  ask: string;
}

/** The assistants that a page offers itself to; nothing is sent to them before a reader follows the link. */
export const assistants: readonly Assistant[] = [
  {name: 'ChatGPT', ask: 'https://chatgpt.com/?q='},
  {name: 'Claude', ask: 'https://claude.ai/new?q='},
];
