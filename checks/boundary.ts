import {createSlugger, escapeRegexp} from '@docusaurus/utils';
import {entryIds} from '../plugins/content/contract/addresses';
import {namesOn} from '../plugins/content/sdk-names';
import {placeOfOffset} from '../lib/faults';
import {contract} from '../product/contract';
import {platformIds} from '../product/find-platform';
import {platforms} from '../product/platforms';
import {vocabulary} from '../site/words';
import type {Finding} from './finding';
import type {Check, SourceFile} from './source-files';

/** What stays when another SDK moves in: everything but the content, and the figures and pages that draw this SDK. */
const STAYS =
  /^(?:plugins|lib|checks|scripts|bench|tests(?!\/fixtures\/other-sdk\/)|src(?!\/(?:figures|pages)\/))\//;

/** A name that no other text has by chance: of several words, as in `turnOn`, `LAMP_UNREACHABLE` or `lamp-7`. */
const SEVERAL_WORDS = /[a-z][A-Z]|[^\W_][-_. ]+\w/;

/** What tools call a file, whatever app it belongs to. */
const USUAL_FILES = /^(?:App|index|main|MainActivity|sdk|app\.config)\./;

/** What an example calls something: `'lamp-7'`. */
const EXAMPLE = /(?<=['"])[a-z]+-\d+(?=['"])/g;

const HEADING = /^#{2,6} (.*?)(?: \{\/\* #(.+?) \*\/\})?$/gm;

/** What a component says. */
const MESSAGE = /(?<=\bmessage: ')[^']+(?=')/g;

/**
 * Nothing but the content knows the SDK: the code and the tests have no name of the contract, no heading or id of a
 * doc, no file or example of a sample, and no word of `site/words.ts`, so that another SDK can take its place. A name
 * of a single word, such as `configure`, may be anybody's.
 */
export const boundary: Check = (files) => {
  const checked = files.filter(({filePath}) => STAYS.test(filePath));
  const names = namesOfContent(files, checked.flatMap(saidIn));
  const texts = checked.map(({text}) => text).join('\n');
  const used = [...names.keys()].filter((name) => texts.includes(name));
  const pattern = anyOf(used.sort((a, b) => b.length - a.length));
  const words = anyWord(vocabulary.map(({write}) => write));
  return checked.flatMap((file) => [
    ...findingsIn(file, pattern, (name) => names.get(name) ?? ''),
    ...findingsIn(file, words, (name) => (names.has(name) ? undefined : 'site/words.ts')),
  ]);
};

const anyOf = (names: readonly string[]) =>
  new RegExp(`(?<![\\w-])(?:${names.map(escapeRegexp).join('|') || '$.'})(?![\\w-])`, 'g');

/** `lamp`, `lamps`, `LampScreen` and `BigLamp`, but not `lampshade`, as the web's `deliveryType` isn't the SDK's. */
const anyWord = (words: readonly string[]) => {
  const capital = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return new RegExp(`\\b(?:${words.join('|')})s?\\b|\\w*(?:${capital.join('|')})\\w*`, 'g');
};

/** What the site of any SDK says: its interface, and the headings of the pages that tests visit. */
function saidIn({filePath, text}: SourceFile): readonly string[] {
  return filePath.startsWith('src/')
    ? (text.match(MESSAGE) ?? [])
    : filePath.startsWith('tests/kitchen/docs/')
      ? headingsIn(text)
      : [];
}

/** The names that content alone may use, with the file or folder that each comes from; none that is `said` anyway. */
function namesOfContent(
  files: readonly SourceFile[],
  said: readonly string[],
): ReadonlyMap<string, string> {
  const spelled = platformIds.flatMap((platform) => [...namesOn(platform).keys()]);
  const entries = contract.members.map(({name}) => entryIds.member(name));
  const found = [
    ...[...spelled, ...entries].map((name) => [name, 'product/contract'] as const),
    ...files.flatMap((file) => namesIn(file).map((name) => [name, file.filePath] as const)),
  ];
  const everyday = [...said, ...Object.values(platforms).map(({name}) => name)];
  return new Map(
    found.filter(([name]) => SEVERAL_WORDS.test(name) && !everyday.includes(name)).reverse(),
  );
}

/** The headings and ids of a doc; the name of a sample's file and what its examples call something. */
function namesIn({filePath, text}: SourceFile): readonly string[] {
  // A draft shows what pages can contain, and isn't about the SDK.
  if (filePath.startsWith('docs/') && !/^draft: true$/m.test(text)) {
    return headingsIn(text);
  }
  if (!/^samples\/.*\.(?:kt|swift|dart|[jt]sx?)$/.test(filePath)) {
    return [];
  }
  const name = filePath.replace(/.*\//, '');
  const examples = [...text.matchAll(EXAMPLE)].map(([id]) => id);
  return USUAL_FILES.test(name) ? examples : [name, ...examples];
}

/** The words and the ids of headings. */
const headingsIn = (text: string): string[] =>
  [...text.matchAll(HEADING)].flatMap(([, words = '', id = createSlugger().slug(words)]) => [
    words,
    id,
  ]);

const findingsIn = (
  {filePath, text}: SourceFile,
  pattern: RegExp,
  sourceOf: (name: string) => string | undefined,
): Finding[] =>
  [...text.matchAll(pattern)].flatMap(({0: name, index}) => {
    const source = sourceOf(name);
    return source === undefined
      ? []
      : [
          {
            ...placeOfOffset(filePath, text, index),
            problem: `"${name}" belongs to the content: it is in ${source}`,
            mend: 'take it from product/, or use the SDK of the other examples, LampSdk',
          },
        ];
  });
