import {names as conventions} from '../../../product/contract/names';
import type {Run} from '../code/tokens';
import {lexemesOf, type Lexeme} from './lexemes';
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

const DOT = /^[!?]{0,2}\.$/;
const DECLARES = /^(?:val|var|let|const|final)$/;
/** The variable that gets what an expression begins with. */
const ASSIGNED =
  /\b(?:val|var|let|const|final) (\w+) = (?:(?:await|try|const|new) |[?!] |\w+ [?!]{0,2}\. )*$/;
const KEYWORD =
  /^(?:and|await|case|catch|else|for|guard|if|in|is|new|not|of|or|return|switch|throw|try|when|while|yield)$/;
/** A name that is hardly anything else: `leftAtDoor`, `STORAGE_FULL`. */
const DISTINCTIVE = /[a-z][A-Z]|[A-Z]_[A-Z]/;

/** What code declares by itself: types, functions of TypeScript and cases of Swift. */
const DECLARED = [
  /\b(?:class|struct|interface|protocol|enum(?! class)|actor|object|type|typealias|typedef) (\w+)/g,
  /\b(?:function|const|let) ([a-z]\w*)/g,
  /\bcase (?!let )([a-z]\w*(?: , \w+)*)/g,
];

/** What the languages give to every object, type or closed list. */
const OF_LANGUAGE = new Set(
  'allCases also apply byName copy entries hashCode index init let run runtimeType self takeIf takeUnless toString valueOf values'.split(
    ' ',
  ),
);

/**
 * The names of the SDK in a piece of code, found in one walk: behind a type of the SDK or an object of one, where a
 * value of one is expected, as the label of a field, and as a type or a function alone. What the code declares
 * itself isn't the SDK's.
 *
 * @param lines the tokens of each line
 */
export const resolve = (lines: readonly (readonly Run[])[], names: SdkNames): Use[] =>
  new Walk(lexemesOf(lines), names).uses;

class Walk {
  readonly uses: Use[] = [];
  readonly #all: readonly Lexeme[];
  readonly #names: SdkNames;
  readonly #declared: ReadonlySet<string>;
  /** The types of variables. */
  readonly #variables = new Map<string, string>();
  /** What the names mean that were found, by where they are. */
  readonly #found = new Map<number, SdkName>();
  /** Where the brackets are that are open, the innermost first. */
  #open: readonly number[] = [];
  /** The type that the code adds members to. */
  #extended: string | undefined;

  constructor(all: readonly Lexeme[], names: SdkNames) {
    this.#all = all;
    this.#names = names;
    const code = all.map(({text, kind}) => (kind === 'string' ? '""' : text)).join(' ');
    this.#declared = new Set(
      DECLARED.flatMap((pattern) =>
        [...code.matchAll(pattern)].flatMap(([, list = '']) => list.split(' , ')),
      ),
    );
    all.forEach(({kind, text}, at) => {
      if (kind === 'word') {
        this.#readWord(at, text);
      } else if (kind === 'string' && /^'\w+'$/.test(text)) {
        this.#readValue(at, text.slice(1, -1));
      } else if (/^[([{]$/.test(text)) {
        this.#open = [at, ...this.#open];
      } else if (/^[)\]}]$/.test(text)) {
        this.#open = this.#open.slice(1);
        this.#extended = this.#open.length > 0 || text !== '}' ? this.#extended : undefined;
      }
    });
  }

  #text(at: number): string {
    return this.#all[at]?.text ?? '';
  }

  #line(at: number): number | undefined {
    return this.#all[at]?.line;
  }

  #isName(at: number): boolean {
    return this.#all[at]?.kind === 'word' && !KEYWORD.test(this.#text(at));
  }

  #find(name: string, is: (meaning: SdkName) => boolean): SdkName | undefined {
    return this.#names
      .get(name)
      ?.find((meaning) => is(meaning) && !this.#declared.has(meaning.owner ?? name));
  }

  #type(name: string): string | undefined {
    return this.#find(name, ({kind}) => kind === 'type')?.type;
  }

  #partOf(owners: readonly string[], name: string): SdkName | undefined {
    return this.#find(name, ({owner = ''}) => owners.includes(owner));
  }

  #use(at: number, meaning: SdkName | undefined, owners: readonly string[] = []): void {
    const {text = '', kind, line = 0, column = 0} = this.#all[at] ?? {};
    const quote = kind === 'string' ? 1 : 0;
    const name = text.slice(quote, text.length - quote);
    this.uses.push({name, line, column: column + quote, meaning, owners});
    if (meaning) {
      this.#found.set(at, meaning);
      this.#declare(at, meaning.type);
    }
  }

  #readWord(at: number, word: string): void {
    const type = this.#type(word);
    const own = this.#extended === undefined ? undefined : this.#partOf([this.#extended], word);
    const single = this.#find(word, ({kind, owner}) => kind === 'member' && owner === undefined);
    const isCall = this.#text(at + 1) === '(';
    if (DOT.test(this.#text(at - 1))) {
      this.#readAfterDot(at, word);
    } else if (this.#isLabel(at)) {
      this.#readLabel(at, word);
    } else if (type !== undefined) {
      this.#readType(at, word, type);
    } else if (single && isCall && !this.#isMethod(at)) {
      this.#use(at, single);
    } else if (
      own &&
      (isCall || /\b(?:switch|when)\b/.test(this.#before(at))) &&
      !DECLARES.test(this.#text(at - 1))
    ) {
      this.#use(at, own);
    } else if (/^[A-Z]/.test(word)) {
      this.#declare(at, word);
    }
  }

  /** Where the line of a lexeme begins. */
  #start(at: number): number {
    return this.#line(at - 1) === this.#line(at) ? this.#start(at - 1) : at;
  }

  /** The code of the line before a lexeme. */
  #before(at: number): string {
    return this.#all
      .slice(this.#start(at), at)
      .map(({text}) => `${text} `)
      .join('');
  }

  #readAfterDot(at: number, word: string): void {
    const dot = this.#all[at - 1];
    const object = this.#all[at - 2];
    const isObject =
      this.#isName(at - 2) || object?.kind === 'string' || /^[)\]}>]$/.test(object?.text ?? '');
    const isAdjacent =
      object?.line === dot?.line &&
      (object?.column ?? 0) + (object?.text.length ?? 0) === dot?.column;
    if (dot?.text === '.' && !(isObject && (isAdjacent || object?.line !== dot.line))) {
      this.#readValue(at, word);
      return;
    }
    const isExtension = /^(?:fun|val|var)$/.test(this.#text(at - 3));
    const type = isExtension ? undefined : this.#typeAt(at - 2);
    const found = type === undefined ? undefined : this.#partOf([type], word);
    const isKnown = type !== undefined && this.#type(type) !== undefined && !OF_LANGUAGE.has(word);
    if (type !== undefined && (found ?? (isKnown && !this.#isElement(at - 2)))) {
      this.#use(at, found, [type]);
    } else if (/^[A-Z]/.test(word)) {
      this.#declare(at, word);
    }
  }

  /** The type of the expression that ends somewhere. */
  #typeAt(at: number): string | undefined {
    const word = this.#text(at);
    if (word === ')') {
      return this.#typeAt(this.#opening(at) - 1);
    }
    const found = this.#found.get(at);
    if (found ?? DOT.test(this.#text(at - 1))) {
      return found?.type;
    }
    const name = word.replace(/^_/, '');
    return (
      this.#type(word) ??
      this.#variables.get(word) ??
      (/^(?:this|self)$/.test(word) ? this.#extended : undefined) ??
      conventions.variables?.get(name) ??
      (this.#isElement(at) ? conventions.event : undefined) ??
      (/^[A-Z]/.test(word) ? word : undefined)
    );
  }

  #opening(end: number): number {
    let depth = 0;
    return this.#all.findLastIndex(({text}, at) => {
      if (at <= end) {
        depth += /^[)\]}]$/.test(text) ? 1 : /^[([{]$/.test(text) ? -1 : 0;
      }
      return at <= end && depth === 0;
    });
  }

  #closing(start: number): number {
    let depth = 0;
    return this.#all.findIndex(({text}, at) => {
      if (at >= start) {
        depth += /^[([{]$/.test(text) ? 1 : /^[)\]}]$/.test(text) ? -1 : 0;
      }
      return at >= start && depth === 0;
    });
  }

  /** An element of a list that the line names: `events.any { it.kind == kind }`. */
  #isElement(at: number): boolean {
    const isNameless = /^(?:it|\$0)$/.test(this.#text(at)) || this.#text(at - 1) === '=>';
    return isNameless && /\b_?events\b/.test(this.#before(at));
  }

  /** A value without its type: `.leftAtDoor`, `'leftAtDoor'`. */
  #readValue(at: number, name: string): void {
    const values =
      this.#names
        .get(name)
        ?.filter(({kind, owner}) => kind === 'value' && !this.#declared.has(owner ?? '')) ?? [];
    const mentioned = this.#mentioned(at);
    const owner = mentioned.find((type) => values.some((value) => value.owner === type));
    const isArgument = /(?:[(,]|\bcase|[!=]==?|\btype :) $/.test(
      this.#before(this.#all[at]?.kind === 'string' ? at : at - 1),
    );
    const isOnly =
      isArgument && values.length === 1 && DISTINCTIVE.test(name) && !this.#declared.has(name);
    const found = values.find((value) => value.owner === owner) ?? (isOnly ? values[0] : undefined);
    const expected = this.#expected(at);
    if (found ?? (expected.some((type) => this.#type(type)) && !OF_LANGUAGE.has(name))) {
      this.#use(at, found, expected);
    }
  }

  /** The types that the line names, and the lines on which the brackets around it are opened; the nearest first. */
  #mentioned(at: number): string[] {
    return [at, ...this.#open].flatMap((end) => {
      const start = this.#start(end);
      return this.#all
        .slice(start, end)
        .map((_, index) => this.#typesOf(start + index))
        .reverse()
        .flat();
    });
  }

  /** What a word is, or what it is called with. */
  #typesOf(at: number): string[] {
    const word = this.#text(at);
    const meanings = this.#names.get(word)?.filter(({kind}) => kind !== 'value') ?? [];
    const variable = this.#variables.get(word);
    const isCall = this.#text(at + 1) === '(';
    return [
      ...(variable === undefined ? [] : [variable]),
      ...meanings.flatMap(({type = '', parameters = []}) => (isCall ? parameters : [type])),
    ];
  }

  /** The types of which the SDK demands one: in a call, after a label, and among the cases of a `switch`. */
  #expected(at: number): readonly string[] {
    const [open = NaN] = this.#open;
    const label = this.#found.get(at - (this.#all[at]?.kind === 'string' ? 2 : 3));
    if (label?.kind === 'field') {
      return [label.type ?? ''];
    }
    if (this.#text(open) === '{') {
      const isCase =
        /\bcase [^:]*$/.test(this.#before(at)) && /\bswitch\b/.test(this.#before(open));
      return isCase ? [this.#typeAt(open - 1) ?? ''] : [];
    }
    return this.#found.get(open - 1)?.parameters ?? [];
  }

  /** `logLevel: …` and `logLevel = …` in a call; in a pattern, `{kind}` and `:final kind`. */
  #isLabel(at: number): boolean {
    const [before, after] = [this.#text(at - 1), this.#text(at + 1)];
    const isPattern = before === 'final' && this.#text(at - 2) === ':';
    const isLast = this.#text(this.#open[0] ?? NaN) === '(' ? /^[:=]$/ : /^[:,}]$/;
    return isPattern || (/^[({,]$/.test(before) && isLast.test(after));
  }

  #readLabel(at: number, name: string): void {
    const [open = NaN, outer = NaN] = this.#open;
    const called = this.#text(open) === '(' ? this.#found.get(open - 1) : undefined;
    const pattern = this.#text(open) === '{' && this.#type(this.#text(this.#closing(open) + 2));
    const owners = called
      ? [called.kind === 'type' ? (called.type ?? '') : this.#text(open - 1)]
      : pattern
        ? [pattern]
        : this.#text(open) === '{'
          ? [
              this.#found.get(open - 2)?.type ?? '',
              ...(this.#found.get(outer - 1)?.parameters ?? []),
            ]
          : [];
    const found = this.#find(
      name,
      ({kind, owner = ''}) => owners.includes(owner) && /^(?:field|parameter)$/.test(kind),
    );
    if (found ?? called) {
      this.#use(at, found, owners);
    }
    if (found?.kind === 'field' && found.type !== undefined) {
      this.#variables.set(name, found.type);
    }
  }

  #readType(at: number, name: string, type: string): void {
    const before = this.#text(at - 1);
    if (this.#text(at + 1) !== '.') {
      this.#use(
        at,
        this.#find(name, ({kind}) => kind === 'type'),
      );
    }
    const isKotlin = this.#text(at + 1) === '.' && /^(?:fun|val|var)$/.test(before);
    if (isKotlin || before === 'extension' || before === 'on') {
      this.#extended = type;
    }
  }

  /** Variables of a type: `name: Type`, `Type name`, `val name = await Type…`. */
  #declare(at: number, type: string | undefined): void {
    const code = this.#before(at);
    const assigned = ASSIGNED.exec(code)?.[1];
    const next = this.#text(at + 1) === '?' ? at + 2 : at + 1;
    const isType = /^[A-Z]/.test(this.#text(at));
    const named = isType
      ? [
          /(\w+) : $/.exec(code)?.[1],
          this.#isName(next) && this.#line(next) === this.#line(at) && this.#text(next),
        ]
      : [];
    for (const variable of [assigned, ...named]) {
      if (variable && type !== undefined) {
        this.#variables.set(variable, type);
      }
    }
  }

  /** `async start(job) {` declares a method. */
  #isMethod(at: number): boolean {
    const isFirst =
      this.#line(at) !== this.#line(at - 1) || /^(?:async|[{},;])$/.test(this.#text(at - 1));
    return isFirst && /^[{:]$/.test(this.#text(this.#closing(at + 1) + 1));
  }
}
