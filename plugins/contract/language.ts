import type {Plugin} from '@docusaurus/types';
import {contract} from '../../product/contract';
import type {Contract} from '../../product/contract/types';
import type {PlatformId} from '../../product/types';
import {sayIn, translatableTexts, type Say, type Texts} from '../../lib/translations';
import {labels} from './labels';
import {contractOn, type PlatformContract} from './model';

/** Fields that are words for readers; all others are names, types and code. */
const WORDS = ['summary', 'title', 'when', 'cause', 'mend', 'result', 'unit', 'text', 'words'];

/** A contract with other words. */
export const mapWords = (
  contract: Contract,
  change: (words: string, field: string) => string,
): Contract =>
  JSON.parse(JSON.stringify(contract), (field, value: unknown) =>
    typeof value === 'string' && WORDS.includes(field) ? change(value, field) : value,
  ) as Contract;

/** The labels and the words of a contract, each by itself: the unit `steps` isn't the label of that name. */
function textsOf(contract: Contract): Texts {
  const found: Record<string, Texts[string]> = {};
  const note = (message: string, place: string) => {
    found[message] = {message, description: `In the reference of the SDK: ${place}`};
    return message;
  };
  mapWords(contract, note);
  Object.entries(labels).forEach(([name, message]) => note(message, name));
  return found;
}

/** The contract as readers of one platform's pages get it, and what its entries say beside it. */
export interface Edition {
  contract: PlatformContract;
  say: Say<keyof typeof labels>;
}

/** A contract in a language. */
export type Language = ReturnType<typeof languageOf>;

/** @param texts English unless there are translations */
export function languageOf(contract: Contract, texts = textsOf(contract)) {
  const tell = sayIn(texts);
  const translated = mapWords(contract, (words) => tell(words));
  const say: Edition['say'] = (name, values) => tell(labels[name], values);
  const made: Partial<Record<PlatformId, Edition>> = {};
  return {
    say,
    lists: translated.lists,
    /** The contract on a platform, made once. */
    editionOn: (platform: PlatformId): Edition =>
      (made[platform] ??= {contract: contractOn(platform, translated), say}),
  };
}

let current = languageOf(contract);

/** The language of the build: the bundler calls plugins for Markdown without telling them which it is. */
export const currentLanguage = (): Language => current;

/** Lets the words of `product/contract/` be translated, and the labels beside them. */
export default function contractLanguage(): Plugin {
  return {
    name: 'contract',
    ...translatableTexts(textsOf(contract)),
    contentLoaded({content}) {
      current = languageOf(contract, content as Texts);
    },
  };
}
