import {visit} from 'unist-util-visit';
import {placeOfOffset} from '../lib/faults';
import {vocabulary} from '../site/words';
import {isTranslation, perPage} from './page';

/** A wording that our prose avoids, and what to write instead. */
interface Term {
  /** Matched as a whole word, ignoring case unless it says otherwise. */
  found: RegExp;
  mend: string;
  /** The only place where the rule applies; everywhere if omitted. */
  below?: string;
}

/** Any of the words, as a whole word that isn't part of an address such as `sdk@lamps.example`. */
const words = (...list: readonly string[]) =>
  new RegExp(`(?<![\\w@./-])(?:${list.join('|')})(?![\\w@/-]|\\.\\w)`, 'gi');

/** The same, but case-sensitive. */
const spelled = (...list: readonly string[]) => new RegExp(words(...list).source, 'g');

const LEAVE_OUT = 'leave it out: it tells the reader nothing';

const TERMS: readonly Term[] = [
  {found: words('simply', 'just', 'eas(?:y|ily)', 'please', 'of course'), mend: LEAVE_OUT},
  {found: words('obviously', 'basically', 'very', 'really', 'actually'), mend: LEAVE_OUT},
  {found: words('quite', 'note that'), mend: LEAVE_OUT},
  {found: words('currently', 'at the moment'), mend: 'name the version, or leave it out'},
  {found: words('will', "won[’']t"), mend: 'write in the present tense'},
  {found: words('we', 'our', "let[’']s"), mend: 'say who acts: "you" or "the SDK"', below: 'docs/'},
  {found: words('e\\.g\\.', 'eg'), mend: 'write "for example" or "such as"'},
  {found: words('i\\.e\\.'), mend: 'write "that is"'},
  {found: words('etc'), mend: 'name them all, or write "such as" before the examples'},
  {found: words('in order to'), mend: 'write "to"'},
  {found: words('utili[sz]e[sd]?', 'leverages?'), mend: 'write "use"'},
  {found: words('click here', 'this link'), mend: 'make the name of the target the link'},
  {found: /(?<![\w-])(\w+) \1(?![\w-])/gi, mend: 'write the word once'},
  {found: words('e-mails?'), mend: 'write "email"'},
  {found: words('log-?in'), mend: 'write "sign-in", or "sign in" for the verb'},
  {found: words('whitelists?', 'blacklists?'), mend: 'write "allowlist" or "denylist"'},
  {found: spelled('Api', 'api[ -][Kk]ey', 'API-Key', 'apikey'), mend: 'write "API key"'},
  {found: spelled('Javascript', 'Typescript'), mend: 'write "JavaScript" or "TypeScript"'},
  {found: spelled('Github', 'github'), mend: 'write "GitHub"'},
  {found: spelled('IOS', 'Ios', 'ios'), mend: 'write "iOS"'},
  {found: spelled('android', 'flutter', 'kotlin', 'swift'), mend: 'write the name with a capital'},
  {found: spelled('React-Native', 'ReactNative', 'react native'), mend: 'write "React Native"'},
  {found: spelled('sdk', 'Sdk'), mend: 'write "SDK"'},
  ...vocabulary.flatMap(({write, not = [], below}) =>
    not.map((word) => ({found: words(`${word}s?`), mend: `write "${write}"`, below})),
  ),
];

/**
 * The prose of a page keeps to our terms, and to those of `site/words.ts`: headings, text, alternative texts and
 * front matter that readers see. Code, addresses and component names are left alone.
 */
export const terms = perPage((page, report) => {
  if (isTranslation(page)) {
    return;
  }
  const own = TERMS.filter(({below = ''}) => page.filePath.startsWith(below));
  visit(page.tree, ['yaml', 'text', 'image'], (node, _, parent) => {
    const start = node.position?.start.offset ?? 0;
    const text = page.text.slice(start, node.position?.end.offset);
    const shown = node.type === 'yaml' ? /^(?:title|description|sidebar_label):.*$/gm : /^.*$/gs;
    const isLink = parent?.type === 'link';
    if (isLink && /^here\W?$/i.test(text)) {
      report(node, `the link says "${text}"`, 'make the name of the target the link');
    }
    // A bare address is a link with itself as its text.
    if (isLink && /^(?:https?:|www\.)\S+$/.test(text)) {
      return;
    }
    for (const {0: prose, index: offset} of text.matchAll(shown)) {
      for (const {found, mend} of own) {
        for (const {0: words, index} of prose.matchAll(found)) {
          const place = placeOfOffset(page.filePath, page.text, start + offset + index);
          report(place, `"${words}" is not our wording`, mend);
        }
      }
    }
  });
});
