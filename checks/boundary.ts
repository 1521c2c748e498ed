import {createSlugger, escapeRegexp} from '@docusaurus/utils';
import {placeOfOffset} from '../lib/faults';
import {contractOn} from '../plugins/contract/model';
import {namesOf} from '../plugins/contract/names';
import {platformIds} from '../product/find-platform';
import {platforms} from '../product/platforms';
import {everydayNames, vocabulary} from '../site/words';
import type {Check, SourceFile} from './source-files';

/** What stays when another SDK moves in: everything but the content, and the figures and pages that draw this SDK. */
const STAYS =
  /^(?:plugins|lib|checks|scripts|bench|tests(?!\/fixtures\/other-sdk\/)|src(?!\/(?:figures|pages)\/))\//;

/** A name that no other text has by chance: of several words, as in `turnOn`, `LAMP_UNREACHABLE` or `lamp-7`. */
const SEVERAL_WORDS = /[a-z][A-Z]|[^\W_][-_. ]+\w/;

/** What every site says: a component's message. */
const MESSAGE = /(?<=\bmessage: ')[^']+(?=')/g;

/**
 * Nothing but the content knows the SDK: the code and the tests have no name of the contract, no heading or id of a
 * doc, and no word of `site/words.ts`, so that another SDK can take its place. A name of a single word, such as
 * `configure`, may be anybody's, and so may those that the content says are everyday ones.
 */
export const boundary: Check = (files) => {
  const checked = files.filter(({filePath}) => STAYS.test(filePath));
  const everyday = new Set([
    ...everydayNames,
    ...Object.values(platforms).map(({name}) => name),
    ...checked.flatMap(({text}) => text.match(MESSAGE) ?? []),
    ...checked.filter(({filePath}) => filePath.startsWith('tests/kitchen/')).flatMap(headingsIn),
  ]);
  const names = [
    ...platformIds.flatMap((platform) =>
      namesOf(contractOn(platform)).flatMap(({name, kind, address = ''}) => [
        name,
        ...(kind === 'member' ? [address.slice(1)] : []),
      ]),
    ),
    // A draft shows what pages can contain, and isn't about the SDK.
    ...files
      .filter(({filePath, text}) => filePath.startsWith('docs/') && !/^draft: true$/m.test(text))
      .flatMap(headingsIn),
  ].filter((name) => SEVERAL_WORDS.test(name) && !everyday.has(name));
  const words = vocabulary.map(({write}) => write);
  const inNames = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  // `lamp`, `lamps`, `LampScreen` and `BigLamp`, but not `lampshade`.
  const ofTrade = `|\\b(?:${words.join('|')})s?\\b|\\w*(?:${inNames.join('|')})\\w*`;
  const pattern = new RegExp(
    `(?<![\\w-])(?:${longestFirst(names).map(escapeRegexp).join('|')})(?![\\w-])${words.length > 0 ? ofTrade : ''}`,
    'g',
  );
  return checked.flatMap(({filePath, text}) =>
    [...text.matchAll(pattern)].map(({0: name, index}) => ({
      ...placeOfOffset(filePath, text, index),
      problem: `"${name}" belongs to the content`,
      mend: 'take it from product/, or use the SDK of the other examples, LampSdk; in site/words.ts, leave an everyday word out of vocabulary, and add an everyday name to everydayNames',
    })),
  );
};

const longestFirst = (names: readonly string[]) => names.toSorted((a, b) => b.length - a.length);

/** The words and the ids of headings. */
const headingsIn = ({text}: SourceFile): string[] =>
  [...text.matchAll(/^#{2,6} (.*?)(?: \{\/\* #(.+?) \*\/\})?$/gm)].flatMap(
    ([, words = '', id = createSlugger().slug(words)]) => [words, id],
  );
