import type {Names} from '../../../product/contract/types';
import type {Run} from '../code/tokens';
import {codeOf, placeIn} from './code';
import type {SdkName, SdkNames} from './names';

/** A name in a place where code names something of the SDK. */
export interface Use {
  name: string;
  /** Where it begins, counted from 0. */
  line: number;
  column: number;
  /** What it is; undefined where the SDK has no such name. */
  meaning: SdkName | undefined;
  /** The types, or the member, of which it is a part. */
  owners: readonly string[];
}

const WORD_STRING_OR_BRACKET = /[\w$]+|'\w+'|[()[\]{}]/g;

const KEYWORD =
  /^(?:and|await|case|catch|else|for|guard|if|in|is|new|not|of|or|return|switch|throw|try|when|while|yield)$/;

/** What the languages give to every object, type or closed list. */
const OF_LANGUAGE =
  /^(?:allCases|also|apply|byName|copy|entries|hashCode|index|init|let|run|runtimeType|self|takeIf|takeUnless|toString|valueOf|values)$/;

/** What code declares by itself: types, functions of TypeScript and cases of Swift. */
const DECLARED = [
  /\b(?:class|struct|interface|protocol|enum(?! class)|actor|object|type|typealias|typedef)\s+(\w+)/g,
  /\b(?:function|const|let)\s+([a-z]\w*)/g,
  /\bcase\s+(?!let\b)([a-z]\w*(?:\s*,\s*\w+)*)/g,
];

/** The variable that gets what an expression begins with. */
const ASSIGNED =
  /\b(?:val|var|let|const|final)\s+(\w+)\s*=\s*(?:(?:await|try|const|new)\b[?!]?\s*|\w+\s*[?!]{0,2}\.)*$/;

/** A name that is hardly anything else: `turnedOn`, `LAMP_UNREACHABLE`. */
const DISTINCTIVE = /[a-z][A-Z]|[A-Z]_[A-Z]/;

/**
 * The names of the SDK in a piece of code, found in one walk: behind a type of the SDK or an object of one, where a
 * value of one is expected, as the label of a field, and as a type or a function alone. What the code declares
 * itself isn't the SDK's.
 *
 * @param lines the tokens of each line
 * @param names what the SDK has on the platform
 * @param usual what variables and lists of it are usually called
 */
export function resolve(
  lines: readonly (readonly Run[])[],
  names: SdkNames,
  usual: Pick<Names, 'variables' | 'lists'>,
): Use[] {
  const code = codeOf(lines);
  const uses: Use[] = [];
  /** What the names mean that were found, by where they end, and the types of variables. */
  const found = new Map<number, SdkName>();
  const variables = new Map<string, string>();
  /** Where the brackets are that are open, the innermost first, and where those began that are closed. */
  let open: readonly number[] = [];
  const closed = new Map<number, number>();
  /** The type that the code adds members to. */
  let extended: string | undefined;
  const declared = new Set(
    DECLARED.flatMap((pattern) =>
      [...code.matchAll(pattern)].flatMap(([, list = '']) => list.split(/\s*,\s*/)),
    ),
  );

  for (const {0: text, index: at} of code.matchAll(WORD_STRING_OR_BRACKET)) {
    if (/[([{]/.test(text)) {
      open = [at, ...open];
    } else if (/[)\]}]/.test(text)) {
      closed.set(at + 1, open[0] ?? 0);
      open = open.slice(1);
      extended = open.length > 0 || text !== '}' ? extended : undefined;
    } else if (text.startsWith("'")) {
      readValue(at + 1, text.slice(1, -1), at);
    } else if (!KEYWORD.test(text)) {
      readWord(at, text);
    }
  }
  return uses;

  function readWord(at: number, word: string): void {
    const before = statement(at);
    const after = code.slice(at + word.length);
    const isCall = after.startsWith('(');
    const type = typeNamed(word);
    const single = find(word, ({kind, owner}) => kind === 'member' && owner === undefined);
    const own = partOf([extended], word);
    if (before.endsWith('.')) {
      readAfterDot(at, word, before);
    } else if (isLabel(before, after)) {
      readLabel(at, word);
    } else if (type !== undefined) {
      if (!after.startsWith('.')) {
        use(
          at,
          word,
          find(word, ({kind}) => kind === 'type'),
        );
      }
      const isKotlin = after.startsWith('.') && /\b(?:fun|val|var)\s+$/.test(before);
      extended = isKotlin || /\b(?:extension|on)\s+$/.test(before) ? type : extended;
    } else if (single && isCall && !isMethod(before, after)) {
      use(at, word, single);
    } else if (
      own &&
      (isCall || /\b(?:switch|when)\b/.test(before)) &&
      !/\b(?:val|var|let|const|final)\s+$/.test(before)
    ) {
      use(at, word, own);
    } else if (/^[A-Z]/.test(word)) {
      declare(at, word, word);
    }
  }

  /** A member or a value behind its object or its type; without one, a value whose type is expected: `.turnedOn`. */
  function readAfterDot(at: number, word: string, before: string): void {
    const [, dot] = /[\w$"')\]}>]((?:\s*\n\s*)?[?!]{0,2}\.)$/.exec(before) ?? [];
    if (dot === undefined) {
      readValue(at, word, at - 1);
      return;
    }
    const isExtension = /\b(?:fun|val|var)\s+[\w$]+\.$/.test(before);
    const type = isExtension ? undefined : typeAt(at - dot.length);
    const meaning = isExtension ? undefined : partOf([type ?? elementAt(at - dot.length)], word);
    if (meaning ?? (typeNamed(type ?? '') !== undefined && !OF_LANGUAGE.test(word))) {
      use(at, word, meaning, [type ?? '']);
    } else if (/^[A-Z]/.test(word)) {
      declare(at, word, word);
    }
  }

  /** @param start where its dot or quote is */
  function readValue(at: number, name: string, start: number): void {
    const before = statement(start);
    const values = (names.get(name) ?? []).filter(
      ({kind, owner = ''}) => kind === 'value' && !declared.has(owner),
    );
    const owner = mentioned(start).find((type) => values.some((value) => value.owner === type));
    const isArgument = /(?:[(,]|\bcase|[!=]==?|\btype:)\s*$/.test(before);
    const isOnly =
      isArgument && values.length === 1 && DISTINCTIVE.test(name) && !declared.has(name);
    const meaning =
      values.find((value) => value.owner === owner) ?? (isOnly ? values[0] : undefined);
    const expected = expectedAt(start, before);
    if (meaning ?? (expected.some(typeNamed) && !OF_LANGUAGE.test(name))) {
      use(at, name, meaning, expected);
    }
  }

  /** The types that the statement names, and those in which the brackets around it are opened; the nearest first. */
  function mentioned(at: number): string[] {
    return [at, ...open].flatMap((end) => {
      const before = statement(end);
      return [...before.matchAll(/[\w$]+/g)].reverse().flatMap(({0: word, index}) => {
        const isCall =
          before[index + word.length] === '(' ||
          (code[end] === '(' && index + word.length === before.length);
        const meanings = (names.get(word) ?? []).filter(({kind}) => kind !== 'value');
        return [
          variables.get(word) ?? '',
          ...meanings.flatMap(({type = '', parameters = []}) => (isCall ? parameters : [type])),
        ];
      });
    });
  }

  /** The types of which the SDK demands one: after a label, among the cases of a `switch`, and in a call. */
  function expectedAt(at: number, before: string): readonly string[] {
    const label = labelBefore(at);
    const [around = NaN] = open;
    if (label?.kind === 'field') {
      return [label.type ?? ''];
    }
    if (code[around] === '{') {
      const isCase = /\bcase\b[^:]*$/.test(before) && /\bswitch\b/.test(statement(around));
      return isCase ? [typeAt(code.slice(0, around).trimEnd().length) ?? ''] : [];
    }
    return found.get(around)?.parameters ?? [];
  }

  function readLabel(at: number, name: string): void {
    const [around = NaN, outer = NaN] = open;
    const called = code[around] === '(' ? found.get(around) : undefined;
    const [, pattern = ''] = /^\{[^{}]*\}\s*:\s*(\w+)/.exec(code.slice(around)) ?? [];
    const owners = called
      ? [called.kind === 'type' ? called.type : /\w*$/.exec(code.slice(0, around))?.[0]]
      : code[around] !== '{'
        ? []
        : typeNamed(pattern) !== undefined
          ? [pattern]
          : [labelBefore(around)?.type, ...(found.get(outer)?.parameters ?? [])];
    const meaning = find(
      name,
      ({kind, owner}) =>
        owner !== undefined && owners.includes(owner) && /^(?:field|parameter)$/.test(kind),
    );
    if (meaning ?? called) {
      use(
        at,
        name,
        meaning,
        owners.filter((owner) => owner !== undefined),
      );
    }
    if (meaning?.kind === 'field' && meaning.type !== undefined) {
      variables.set(name, meaning.type);
    }
  }

  /** What the label before a value means: `glow: `. */
  function labelBefore(at: number): SdkName | undefined {
    const [colon] = /\s*[:=]\s*$/.exec(statement(at)) ?? [];
    return colon === undefined ? undefined : found.get(at - colon.length);
  }

  function use(
    at: number,
    name: string,
    meaning: SdkName | undefined,
    owners: readonly string[] = [],
  ): void {
    uses.push({name, ...placeIn(code, at), meaning, owners});
    if (meaning) {
      found.set(at + name.length, meaning);
      declare(at, name, meaning.type);
    }
  }

  /** Variables of a type: `name: Type`, `Type name`, `val name = await Type…`. */
  function declare(at: number, word: string, type: string | undefined): void {
    const before = statement(at);
    const isType = /^[A-Z]/.test(word);
    const [, next = ''] = /^\?? +(\w+)/.exec(code.slice(at + word.length)) ?? [];
    for (const variable of [
      ASSIGNED.exec(before)?.[1],
      isType ? /(\w+)\s*:\s*$/.exec(before)?.[1] : undefined,
      isType && !KEYWORD.test(next) ? next : undefined,
    ]) {
      if (variable && type !== undefined) {
        variables.set(variable, type);
      }
    }
  }

  /** The type of the expression that ends somewhere. */
  function typeAt(end: number): string | undefined {
    const start = closed.get(end);
    if (start !== undefined) {
      return code[start] === '(' ? typeAt(start) : undefined;
    }
    const [word = ''] = /[\w$]*$/.exec(statement(end)) ?? [];
    const meaning = found.get(end);
    return (meaning ?? code[end - word.length - 1] === '.')
      ? meaning?.type
      : (typeNamed(word) ?? variables.get(word) ?? usual.variables?.get(word.replace(/^_/, '')));
  }

  /** The type of an element of a list that the statement names: `events.any { it.kind == kind }`. */
  function elementAt(end: number): string | undefined {
    const before = statement(end);
    const isElement = /(?:\bit|\$0|=>\s*\w+)$/.test(before);
    const [, type] =
      [...(usual.lists ?? [])].find(([list]) => new RegExp(`\\b_?${list}\\b`).test(before)) ?? [];
    return isElement ? type : undefined;
  }

  /** The code before a place, from the line on in which its chain of calls begins. */
  function statement(at: number): string {
    let start = at;
    do {
      start = start < 2 ? 0 : code.lastIndexOf('\n', start - 2) + 1;
    } while (start > 0 && /^\s*(?:[?!]{0,2}\.|$)/.test(code.slice(start, at)));
    return code.slice(start, at);
  }

  /** `glow: …` and `glow = …` in a call; in a pattern, `{glow}` and `:final glow`. */
  function isLabel(before: string, after: string): boolean {
    const isLast = code[open[0] ?? NaN] === '(' ? /^\s*[:=](?!=)/ : /^\s*[:,}]/;
    return /:\s*final\s+$/.test(before) || (/[({,]\s*$/.test(before) && isLast.test(after));
  }

  function find(name: string, is: (meaning: SdkName) => boolean): SdkName | undefined {
    return names.get(name)?.find((meaning) => is(meaning) && !declared.has(meaning.owner ?? name));
  }

  function partOf(owners: readonly (string | undefined)[], name: string): SdkName | undefined {
    return find(name, ({owner}) => owner !== undefined && owners.includes(owner));
  }

  function typeNamed(name: string): string | undefined {
    return find(name, ({kind}) => kind === 'type')?.type;
  }
}

/** `async start(job) {` declares a method. */
const isMethod = (before: string, after: string): boolean =>
  /(?:^|[\n{},;]|\basync)\s*$/.test(before) && /^\((?:[^()]|\([^()]*\))*\)\s*[{:]/.test(after);
