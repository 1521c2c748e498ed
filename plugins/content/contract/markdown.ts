/** Inline code. */
export const code = (text: string) => `\`${text}\``;

/** Code that leads somewhere. */
export const codeLink = (text: string, address: string) => `[${code(text)}](${address})`;

/** What an entry begins with: a link to itself, whose id ./read-entries gives to the entry. */
export const entry = (name: string, id: string) => `[${name}](#${id})`;

/** A fact about an entry. */
export const labelled = (label: string, text: string) => `**${label}** ${text}`;

/** Names, and what there is to say of each. */
export const describedList = (items: readonly (readonly [name: string, text: string])[]): string =>
  items.map(([name, text]) => `- ${name}: ${text}`).join('\n');
