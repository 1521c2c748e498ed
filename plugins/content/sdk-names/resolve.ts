import type {Names} from '../../../product/contract/types';
import type {Run} from '../code/tokens';
import {lexemesOf} from './code';
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

/** What the languages give to every object, type or closed list. */
const OF_LANGUAGE =
  /^(?:allCases|also|apply|byName|copy|entries|hashCode|index|init|let|run|runtimeType|self|takeIf|takeUnless|toString|valueOf|values)$/;

/** What precedes the name that code declares. */
const DECLARES =
  /^(?:actor|case|class|const|enum|fun|func|function|interface|let|object|protocol|struct|type|typealias|typedef|val|var)$/;

/** A name that is hardly anything else: `turnedOn`, `LAMP_UNREACHABLE`. */
const DISTINCTIVE = /[a-z][A-Z]|[A-Z]_[A-Z]/;

/**
 * The names of the SDK in a piece of code, found in one walk: behind a type of the SDK or an object of one, where a
 * value of one is expected, as the label of a field, and as a type or a function alone. What the code declares
 * itself isn't the SDK's.
 *
 * @param lines the tokens of each line
 * @param names what the SDK has on the platform
 * @param usual the types of variables by what they are usually called
 */
export function resolve(
  lines: readonly (readonly Run[])[],
  names: SdkNames,
  usual: Names['variables'] = new Map(),
): Use[] {
  const code = lexemesOf(lines);
  const uses: Use[] = [];
  const text = (at: number) => code[at]?.text ?? '';
  const declared = new Set(
    code
      .filter((_, at) => DECLARES.test(text(at - 1)) && text(at + 1) !== '.')
      .map((each) => each.text),
  );
  /** What the names mean that were found, by their index, and what brackets behind them give. */
  const found: (SdkName | undefined)[] = [];
  const variables = new Map(usual);
  /** The brackets that are open, the innermost first. */
  let open: readonly number[] = [];
  /** The type that the code adds members to, whose own need no receiver. */
  let extended: string | undefined;

  code.forEach(({text: word}, at) => {
    const [around = NaN] = open;
    const type = typeNamed(word);
    if (/^[([{]$/.test(word)) {
      open = [at, ...open];
    } else if (/^[)\]}]$/.test(word)) {
      found[at] = word === ')' ? {kind: 'member', type: typeAt(around - 1)} : undefined;
      open = open.slice(1);
      extended = open.length > 0 || word !== '}' ? extended : undefined;
    } else if (/^['.]\w/.test(word)) {
      readValue(at, word.replace(/\W/g, ''));
    } else if (text(at - 1) === '.') {
      // Kotlin adds a member to a type.
      const owner = /^(?:fun|val|var)$/.test(text(at - 3)) ? undefined : typeAt(at - 2);
      use(
        at,
        word,
        [owner],
        /member|field|value|type/,
        typeNamed(owner) !== undefined && !OF_LANGUAGE.test(word),
      );
    } else if (isLabel(at)) {
      readLabel(at, word);
    } else if (type !== undefined && text(at + 1) !== '.') {
      use(at, word, [undefined], /type/);
    } else if (text(at + 1) === '(' && !isMethod(at)) {
      use(at, word, [undefined, extended], /member/);
    }
    if (/^(?:extension|fun|on|val|var)$/.test(text(at - 1))) {
      extended = type ?? extended;
    }
    if (/^[A-Z]/.test(word) && !found[at]) {
      declare(at, word);
    }
  });
  return uses;

  /** A value where its type is expected: the nearest that the statement, or one around it, names. */
  function readValue(at: number, name: string): void {
    const before = text(at - 1);
    const isLabelled = /^[:=]$/.test(before);
    const isArgument = /^(?:[(,]|case)$/.test(before);
    const isCompared = before === '=' && /^[!=]$/.test(text(at - 2));
    const expected = isLabelled ? typesOf(at - 2) : isArgument ? typesOf((open[0] ?? NaN) - 1) : [];
    const owners = [at, ...open].flatMap(typesBefore);
    const values = names.get(name)?.filter(({kind}) => kind === 'value') ?? [];
    const isOnly =
      values.length === 1 &&
      (isArgument || isCompared) &&
      DISTINCTIVE.test(name) &&
      !declared.has(name);
    use(
      at,
      name,
      [...owners, isOnly ? values[0]?.owner : undefined],
      /value/,
      expected.some(typeNamed),
    );
  }

  /** The types that the statement before a place names, the nearest first. */
  function typesBefore(end: number): string[] {
    const types: string[] = [];
    for (let at = end - 1; at >= startOf(end); at -= 1) {
      types.push(...typesOf(at));
    }
    return types;
  }

  /** Where the line of a lexeme begins, or that of the line above whose chain of calls or brackets it continues. */
  function startOf(at: number): number {
    const start = code.findIndex(({line}) => line === code[at]?.line);
    return start > 0 && (start === at || text(start) === '.') ? startOf(start - 1) : start;
  }

  /** What is expected in a call of a name, or the type of a name. */
  function typesOf(at: number): readonly string[] {
    return text(at + 1) === '(' ? (found[at]?.parameters ?? []) : [typeAt(at) ?? ''];
  }

  /** The type of the expression that ends somewhere. */
  function typeAt(end: number): string | undefined {
    const name = text(end);
    return (found[end] ?? text(end - 1) === '.')
      ? found[end]?.type
      : (typeNamed(name) ?? variables.get(name.replace(/^_/, '')));
  }

  /** `glow: …` and `glow = …` in a call; `{glow}` in a pattern. */
  function isLabel(at: number): boolean {
    const next = text(open[0] ?? NaN) === '(' ? /^[:=]$/ : /^[:,}]$/;
    return /^[({,]$/.test(text(at - 1)) && next.test(text(at + 1)) && text(at + 2) !== '=';
  }

  function readLabel(at: number, name: string): void {
    const [around = NaN] = open;
    const called = text(around) === '(' ? found[around - 1] : undefined;
    const [, pattern] = /^[^}]*\} : (\w+)/.exec(restOf(around)) ?? [];
    const owners = called
      ? [called.kind === 'type' ? called.type : text(around - 1)]
      : text(around) === '{'
        ? [pattern, ...typesBefore(around)]
        : [];
    use(at, name, owners, /field|parameter/, called !== undefined);
  }

  /** `async start(job) {` declares a method. */
  function isMethod(at: number): boolean {
    return /^(?:|[{};,]|async)$/.test(text(at - 1)) && /^\( [^()]*\) [:{]/.test(restOf(at));
  }

  function restOf(at: number): string {
    return code
      .slice(at + 1, at + 30)
      .map((each) => each.text)
      .join(' ');
  }

  /** @param isDemanded whether only a part of the owners can be here */
  function use(
    at: number,
    name: string,
    owners: readonly (string | undefined)[],
    kinds: RegExp,
    isDemanded = false,
  ): void {
    const meanings = names
      .get(name)
      ?.filter(({kind, owner}) => kinds.test(kind) && !declared.has(owner ?? name));
    const owner = owners.find((each) => meanings?.some((meaning) => meaning.owner === each));
    const meaning = meanings?.find((each) => owners.includes(each.owner) && each.owner === owner);
    const place = code[at];
    if (place && (meaning ?? isDemanded)) {
      const {line, column} = place;
      uses.push({
        name,
        line,
        column: column + place.text.indexOf(name),
        meaning,
        owners: owners.flatMap((each) => each ?? []),
      });
      found[at] = meaning;
      declare(at, meaning?.type);
      if (meaning?.kind === 'field' && kinds.test('parameter')) {
        variables.set(name, meaning.type ?? '');
      }
    }
  }

  /** Variables of a type: `name: Type`, `Type name`, `val name = await Type…`. */
  function declare(at: number, type = ''): void {
    const next = code[text(at + 1) === '?' ? at + 2 : at + 1];
    if (/^[A-Z]/.test(text(at)) && text(at - 1) === ':') {
      variables.set(text(at - 2), type);
    } else if (
      /^[A-Z]/.test(text(at)) &&
      next?.line === code[at]?.line &&
      /^[a-z_]/.test(next?.text ?? '')
    ) {
      variables.set(next?.text ?? '', type);
    }
    let start = at;
    while (text(start - 1) === '.' || /^(?:await|try|const|new|[!?])$/.test(text(start - 1))) {
      start -= text(start - 1) === '.' ? 2 : 1;
    }
    if (text(start - 1) === '=' && /^(?:const|final|let|val|var)$/.test(text(start - 3))) {
      variables.set(text(start - 2), type);
    }
  }

  function typeNamed(name = ''): string | undefined {
    return names.get(name)?.find(({kind}) => kind === 'type' && !declared.has(name))?.type;
  }
}
