/** Assistants on the web that take a first question at the end of an address; nothing is sent before a reader goes there. */
export const assistants = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
};
