import type {Plugin} from '@docusaurus/types';
import {contract} from '../../../product/contract';
import type {Contract} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import {type Say, sayIn, type Texts, translatableTexts} from '../../../lib/translations';
import {texts} from './texts';
import {mapWords, wordsOf} from './words';

const NAME = 'contract-tables';

const english: Texts = {...texts, ...wordsOf(contract)};

/** The contract in the language of the build, and what its entries say beside it. */
export interface Language {
  contract: Contract;
  say: Say<keyof typeof texts>;
}

/** The contract as readers of one platform's pages get it. */
export interface Edition extends Language {
  platform: PlatformId;
}

let current = languageOf(english);

function languageOf(translated: Texts): Language {
  const say = sayIn(translated);
  return {contract: mapWords(contract, (id) => say(id)), say};
}

/** The language of the build: the bundler calls plugins for Markdown without telling them which it is. */
export const currentLanguage = (): Language => current;

/** Lets the words of `product/contract/` be translated, and has its entries speak the language of the build. */
export default function contractLanguage(): Plugin {
  return {
    name: NAME,
    ...translatableTexts(english),
    contentLoaded({content}) {
      current = languageOf(content as Texts);
    },
  };
}
