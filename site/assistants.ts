/** An assistant on the web that takes a first question from its address. */
export interface Assistant {
  /** The name that is shown. */
  name: string;
  /** The address up to the question, which follows percent-encoded. */
  ask: string;
}

/** The assistants that a page can be opened in; nothing is sent to them before a reader follows the link. */
export const assistants: readonly Assistant[] = [
  {name: 'ChatGPT', ask: 'https://chatgpt.com/?q='},
  {name: 'Claude', ask: 'https://claude.ai/new?q='},
];
