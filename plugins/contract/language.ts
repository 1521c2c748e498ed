import type {Plugin} from '@docusaurus/types';
import {contract} from '../../product/contract';
import type {Contract} from '../../product/contract/types';
import type {PlatformId} from '../../product/types';
import {type Say, sayIn, type Texts} from '../../lib/translations';
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

/** The words of a contract by themselves. */
function wordsOf(contract: Contract): Texts {
  const found: Record<string, Texts[string]> = {};
  mapWords(contract, (message, field) => {
    found[message] = {message, description: `In the contract of the SDK: ${field}`};
    return message;
  });
  return found;
}

/** The contract as readers of one platform's pages get it, and what its entries say beside it. */
export interface Edition {
  contract: PlatformContract;
  say: Say<keyof typeof labels>;
}

/** A contract in a language. */
export interface Language extends Pick<Edition, 'say'>, Pick<Contract, 'lists'> {
  /** The contract on a platform, made once. */
  editionOn: (platform: PlatformId) => Edition;
}

/** A contract in a language, which is English unless there are translations. */
export function languageOf(
  contract: Contract,
  labelTexts: Texts<keyof typeof labels> = labels,
  words = wordsOf(contract),
): Language {
  const say = sayIn(labelTexts);
  const translate = sayIn(words);
  const translated = mapWords(contract, (text) => translate(text));
  const made: Partial<Record<PlatformId, Edition>> = {};
  return {
    say,
    lists: translated.lists,
    editionOn: (platform) => (made[platform] ??= {contract: contractOn(platform, translated), say}),
  };
}

let current = languageOf(contract);

/** The language of the build: the bundler calls plugins for Markdown without telling them which it is. */
export const currentLanguage = (): Language => current;

/** Lets the words of `product/contract/` be translated, and the labels beside them. */
export default function contractLanguage(): Plugin {
  const texts = [labels, wordsOf(contract)] as const;
  return {
    name: 'contract',
    loadContent: () => Promise.resolve(texts),
    getTranslationFiles: () =>
      ['labels', 'words'].map((path, index) => ({path, content: texts[index] ?? {}})),
    translateContent: ({translationFiles}) => translationFiles.map(({content}) => content),
    contentLoaded({content}) {
      current = languageOf(contract, ...(content as typeof texts));
    },
  };
}
