import {contractOn, type PlatformContract} from '../../contract/model';
import {namesOf, type SdkName} from '../../contract/names';
import path from 'node:path';
import {readText, sourcesIn} from '../../../lib/files';
import {platformOfTab} from '../../../product/find-platform';
import type {PlatformId} from '../../../product/types';
import type {Run} from '../code/tokens';
import {expandFacts} from '../facts';
import {SAMPLES} from '../samples';

/** What the code of a platform can name, by the word alone. */
export type Names = ReadonlyMap<string, readonly SdkName[]>;

/** A word of code. */
export interface Word {
  text: string;
  /** Where it begins. */
  at: number;
  /** The type that it stands right behind, as in `Scene.MOVIE_NIGHT` and `LampOptions(maxLamps: 1)`. */
  owner: string | undefined;
  /** What of the SDK it is; undefined where it may be anything else. */
  meaning: SdkName | undefined;
}

/** The names of a contract on its platform. */
export function namesByWord(contract: PlatformContract): Names {
  const names = new Map<string, SdkName[]>();
  for (const each of namesOf(contract)) {
    names.set(each.name, [...(names.get(each.name) ?? []), each]);
  }
  return names;
}

const made: Partial<Record<PlatformId, Names>> = {};

/** The names of the site's own SDK. */
export const namesOn = (platform: PlatformId): Names =>
  (made[platform] ??= namesByWord(contractOn(platform)));

/**
 * The platform of a sample by its path, `samples/react-native/src/App.tsx`; undefined for any other file: build scripts
 * and resources can't use the SDK.
 */
export const platformOfSample = (path: string): PlatformId | undefined =>
  platformOfTab(/^samples\/([\w-]+)\/.*\.(?:kt|swift|dart|tsx?|js)$/.exec(path)?.[1] ?? null);

/** An import ends with its line; a list of names ends with the string that says where they are from. */
const IMPORT = /^[ \t]*import\b(?:\s+(?:type\b|\{)[^"']*["'].*|.*)$/gm;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * The code in the tokens of each line, without comments and imports, and with quotes in the place of each string but a
 * single word, since that is how TypeScript writes a value.
 */
export const codeOf = (lines: readonly (readonly Run[])[]): string =>
  lines
    .map((runs) =>
      runs
        .map(({text, kind}) =>
          kind === 'c'
            ? blank(text)
            : kind === 's' && !/^\s*'\w+'\s*$/.test(text)
              ? text.replace(/./g, '"')
              : text,
        )
        .join(''),
    )
    .join('\n')
    .replace(IMPORT, blank);

/**
 * What code declares: `val lamp`, `case lit, off`, `lampId: String`, `String lampId`, `turnOn(id) {`, `turnOn: (id) =>`.
 * Better too much than too little: a name that isn't a link does no harm.
 */
const DECLARATIONS = [
  /\b(?:actor|class|enum|interface|mixin|object|protocol|struct|type|typealias|typedef) (?!class )(\w+)/g,
  /\b(?:const|final|fun|func|function|get|let|val|var) (?:\w+\.)?([a-z_]\w*)/g,
  /\bcase ([a-z]\w*(?:, \w+)*)/g,
  /\b([a-z_]\w*)\??: (?:[A-Z]\w*(?![\w.(])|(?:string|number|boolean)\b|(?:async )?\()/g,
  /(?:\b[A-Z]\w*\??|(?<!=)>\??) ([a-z_]\w*) ?[(,);=]/g,
  /(?<![.\w])([a-z_]\w*)\([^()]*\)(?: async)? ?[:{]/g,
];

/** The names that a piece of code declares; `import {type Lamp}` declares none. */
export function declaredIn(code: string): ReadonlySet<string> {
  const own = code.replace(IMPORT, blank);
  return new Set(
    DECLARATIONS.flatMap((pattern) =>
      [...own.matchAll(pattern)].flatMap(([, list = '']) => list.split(', ')),
    ),
  );
}

const declarations: Partial<Record<PlatformId, ReadonlySet<string>>> = {};

/** What the sample app of a platform declares, in any of its files. */
const declaredOn = (platform: PlatformId): ReadonlySet<string> =>
  (declarations[platform] ??= declaredIn(
    sourcesIn(SAMPLES)
      .filter((file) => platformOfSample(`samples/${file}`) === platform)
      .map((file) => path.join(SAMPLES, file))
      .map((filePath) => expandFacts({fileContent: readText(filePath), filePath}))
      .join('\n'),
  ));

/** A word, and what is right before it: a type, the dot of a value in Swift, or the quote of one in TypeScript. */
const WORD =
  /(?:(?<=\b(?<type>(?:[A-Z]\w*\.)*[A-Z]\w*)[!?]*\s*\.)|(?<mark>(?<![\w)\]}!?"]|[\w)\]}]\s*\n\s*)\.|')|)\b(?<text>[A-Za-z_]\w*)/g;

/** A name that other code doesn't have by chance: of several words. */
const SEVERAL_WORDS = /[a-z\d][A-Z]|[A-Z]_[A-Z]/;

/**
 * The words of code, with what of the SDK they are: a type, what stands right behind its type, a value in Swift that one
 * type alone has, and what only the SDK can mean, because its name has several words and one meaning. What the sample
 * declares itself isn't the SDK's.
 */
export const wordsIn = (code: string, names: Names, declared: ReadonlySet<string>): Word[] =>
  [...code.matchAll(WORD)].map(({0: whole, index, groups = {}}) => {
    const {type, mark, text = ''} = groups;
    const at = index + whole.length - text.length;
    const rest = code.slice(at + text.length);
    const owner = type ?? (/^(?::| =[^=])/.test(rest) ? calledAround(code, at) : undefined);
    const isOwn = mark !== "'" && declared.has(owner ?? text);
    const meanings = isOwn ? [] : (names.get(text) ?? []);
    const [sole] = meanings.length === 1 ? meanings : [];
    const isClear =
      sole?.kind === 'type' ? !/^[!?]*\s*\./.test(rest) : mark === '.' || SEVERAL_WORDS.test(text);
    const isWritten = sole?.kind === 'value' ? mark && sole.spelling.includes(mark + text) : !mark;
    const own = meanings.find((each) => each.owner === owner);
    return {text, at, owner, meaning: own ?? (!type && isClear && isWritten ? sole : undefined)};
  });

/** The type in whose call a label stands, as in `LampOptions(maxLamps: 1)`. */
function calledAround(code: string, at: number): string | undefined {
  const isFirst = /[(,]\s*$/.test(code.slice(0, at));
  for (let [depth, index] = [0, at - 1]; isFirst && index >= 0; index -= 1) {
    const mark = code.charAt(index);
    depth += /[)\]}]/.test(mark) ? 1 : /[([{]/.test(mark) ? -1 : 0;
    if (depth < 0) {
      return mark === '('
        ? /\b(?:[A-Z]\w*\.)*[A-Z]\w*$/.exec(code.slice(0, index))?.[0]
        : undefined;
    }
  }
  return undefined;
}

/**
 * Cuts the tokens of a sample where names begin and end that have an entry in the reference of its platform.
 *
 * @param lines the tokens of each line
 */
export function linkNames(lines: readonly (readonly Run[])[], platform: PlatformId): Run[][] {
  const words = wordsIn(codeOf(lines), namesOn(platform), declaredOn(platform));
  const links = words.filter(({meaning}) => meaning?.address);
  let end = -1;
  return lines.map((runs) => {
    // A line ends with a line break, which no run has.
    end += 1;
    return runs.flatMap((run) => {
      const start = end;
      end += run.text.length;
      const own = links.filter(({at}) => at >= start && at < end);
      const cuts = own.flatMap(({at, text}) => [at - start, at - start + text.length]);
      return [0, ...cuts].flatMap((from, index) => {
        const text = run.text.slice(from, cuts[index]);
        const entry = index % 2 === 1 ? own[(index - 1) / 2]?.meaning?.address : undefined;
        return text ? {...run, text, ...(entry && {entry})} : [];
      });
    });
  });
}
