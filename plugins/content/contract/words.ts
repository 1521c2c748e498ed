import type {Contract} from '../../../product/contract/types';
import type {Texts} from '../../../lib/translations';

/** Fields that are words for readers, as translators are told; all others are names, types and code. */
const WORDS: Readonly<Record<string, string>> = {
  summary: 'What a part of the SDK is or does',
  when: 'When an event comes',
  cause: 'Why an error happens',
  mend: 'What to do about an error',
  result: 'What a function gives back',
  unit: 'Unit of a number',
  text: 'What changed in a version, or what to do about it',
  default: 'Default, in words',
};

/** A default is words if it begins with a capital: `Empty`, but `balanced` and `14400`. */
export const isWords = (text: string): boolean => /^\p{Lu}/u.test(text);

type Change = (id: string, words: string, field: string) => string;

/**
 * The words of a contract by where they stand, such as `members.sdk.configure.summary`.
 *
 * @throws Error where two of its parts have one name
 */
export function wordsOf(contract: Contract): Texts {
  const texts = new Map<string, Texts[string]>();
  mapWords(contract, (id, message, field) => {
    if (texts.has(id)) {
      throw new Error(`the contract has two of ${id} — give one of them another name`);
    }
    texts.set(id, {message, description: WORDS[field] ?? ''});
    return message;
  });
  return Object.fromEntries(texts);
}

/** The same contract with other words. */
export const mapWords = (contract: Contract, change: Change): Contract =>
  mapPart(contract, change, []) as Contract;

function mapPart(part: unknown, change: Change, path: readonly string[]): unknown {
  if (Array.isArray(part)) {
    return part.map((item: unknown, index) =>
      mapPart(item, change, [...path, ...nameOf(item, index)]),
    );
  }
  if (typeof part !== 'object' || part === null) {
    return part;
  }
  return Object.fromEntries(
    Object.entries(part).map(([field, value]: [string, unknown]) => {
      const inner = [...path, field];
      const isText = typeof value === 'string' && field in WORDS;
      return isText && (field !== 'default' || isWords(value))
        ? [field, change(inner.join('.'), value, field)]
        : [field, mapPart(value, change, inner)];
    }),
  );
}

/** Two members may have one name, if they have two owners; a note has none. */
function nameOf(item: unknown, index: number): string[] {
  const {owner, name, code, version} = item as Partial<Record<string, string>>;
  const names = [owner, name, code, version].filter((part) => part !== undefined);
  return names.length > 0 ? names : [String(index)];
}
