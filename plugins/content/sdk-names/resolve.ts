import type {Names} from '../../../product/contract/types';
import type {Run} from '../code/tokens';
import {lexemesOf, type Lexeme} from './code';
import type {SdkName, SdkNames} from './names';

/** A name in a place where code names something of the SDK. */
export interface Use {
  name: string;
  /** Where it begins, counted from 0. */
  line: number;
  column: number;
  /** What it is; undefined where the SDK has no such name. */
  meaning: SdkName | undefined;
  /** The type, or the member, of which it is a part, or should be. */
  owner: string;
}

/** What the languages give to every object, type or closed list. */
const OF_LANGUAGE =
  /^(?:allCases|also|apply|byName|copy|entries|hashCode|index|init|let|run|runtimeType|self|takeIf|takeUnless|toString|valueOf|values)$/;

/** What precedes the name that code declares. */
const DECLARES =
  /^(?:actor|case|class|const|enum|fun|func|function|interface|let|object|protocol|struct|type|typealias|typedef|val|var)$/;

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
  let extended = '';

  code.forEach(({text: word}, at) => {
    const [around = NaN] = open;
    const [before, next] = [text(at - 1), text(at + 1)];
    const type = typeNamed(word);
    if (/^[([{]$/.test(word)) {
      open = [at, ...open];
    } else if (/^[)\]}]$/.test(word)) {
      found[at] = word === ')' ? {kind: 'member', owner: '', type: typeAt(around - 1)} : undefined;
      open = open.slice(1);
      extended = open.length > 0 || word !== '}' ? extended : '';
    } else if (/^['.]\w/.test(word)) {
      const expected = /^[:=]$/.test(before)
        ? typesOf(at - 2)
        : /^(?:[(,]|case)$/.test(before)
          ? typesOf(around - 1)
          : [];
      const owners = [...[at, ...open].flatMap(typesBefore), onlyOwner(at, word.slice(1))];
      use(at, owners, /value/, expected.some(typeNamed));
    } else if (before === '.') {
      // Kotlin adds a member to a type.
      const owner = /^(?:fun|val|var)$/.test(text(at - 3)) ? '' : typeAt(at - 2);
      use(at, [owner], /member|field|value|type/, typeNamed(owner) && !OF_LANGUAGE.test(word));
    } else if (/^[({,]$/.test(before) && isLabel(text(around), next) && text(at + 2) !== '=') {
      const called = text(around) === '(' ? found[around - 1] : undefined;
      const [, pattern = ''] = /^[^}]*\} : (\w+)/.exec(restOf(around)) ?? [];
      const owners = called
        ? [(called.kind === 'type' && called.type) || text(around - 1)]
        : [pattern, ...typesBefore(around)];
      use(at, owners, /field|parameter/, called !== undefined);
    } else if (type && next !== '.') {
      use(at, [''], /type/);
    } else if (next === '(' && !isMethod(at)) {
      use(at, ['', extended], /member/);
    }
    if (type && /^(?:extension|fun|on|val|var)$/.test(before)) {
      extended = type;
    }
    if (/^[A-Z]/.test(word) && !found[at]) {
      declare(at, word);
    }
  });
  return uses;

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
    return text(at + 1) === '(' ? (found[at]?.parameters ?? []) : [typeAt(at)];
  }

  /** The type of the expression that ends somewhere; empty for one that isn't known. */
  function typeAt(end: number): string {
    const name = text(end);
    return (found[end] ?? text(end - 1) === '.')
      ? (found[end]?.type ?? '')
      : (typeNamed(name) ?? variables.get(name.replace(/^_/, '')) ?? '');
  }

  /** The only type with such a value, where a value is likely and its name is hardly anything else: `turnedOn`. */
  function onlyOwner(at: number, quoted: string): string {
    const name = quoted.replace(/'$/, '');
    const [first, ...others] = names.get(name)?.filter(({kind}) => kind === 'value') ?? [];
    const isArgument = /(?:[(,]|case|[!=]=)$/.test(text(at - 2) + text(at - 1));
    const isDistinctive = /[a-z][A-Z]|[A-Z]_[A-Z]/.test(name) && !declared.has(name);
    return first && others.length === 0 && isArgument && isDistinctive ? first.owner : '';
  }

  /** `async start(job) {` declares a method. */
  function isMethod(at: number): boolean {
    return /^(?:|[{};,]|async)$/.test(text(at - 1)) && /^\( [^()]*\) [:{]/.test(restOf(at));
  }

  function restOf(at: number): string {
    const rest = code.slice(at + 1, at + 30).map((each) => each.text);
    return rest.join(' ');
  }

  /** @param isDemanded whether only a part of the owners can be here */
  function use(
    at: number,
    owners: readonly string[],
    kinds: RegExp,
    isDemanded: unknown = false,
  ): void {
    const {text: written, line, column} = code[at] as Lexeme;
    const name = written.replace(/^\W|\W$/g, '');
    const meanings = (names.get(name) ?? []).filter(
      ({kind, owner}) => kinds.test(kind) && !declared.has(owner || name),
    );
    const [meaning] = owners.flatMap((owner) => meanings.filter((each) => each.owner === owner));
    if (meaning ?? isDemanded) {
      const owner = meaning?.owner ?? owners.find(Boolean) ?? '';
      uses.push({name, line, column: column + written.indexOf(name), meaning, owner});
      found[at] = meaning;
      declare(at, meaning?.type);
    }
  }

  /** Variables of a type: `name: Type`, `Type name`, `val name = await Type…`. */
  function declare(at: number, type = ''): void {
    let start = at;
    while (text(start - 1) === '.' || /^(?:await|try|const|new|[!?])$/.test(text(start - 1))) {
      start -= text(start - 1) === '.' ? 2 : 1;
    }
    const next = code[text(at + 1) === '?' ? at + 2 : at + 1];
    const isType = /^[A-Z]/.test(text(at));
    if (text(start - 1) === '=' && /^(?:const|final|let|val|var)$/.test(text(start - 3))) {
      variables.set(text(start - 2), type);
    } else if (isType && text(at - 1) === ':') {
      variables.set(text(at - 2), type);
    } else if (isType && next?.line === code[at]?.line && /^[a-z_]/.test(next?.text ?? '')) {
      variables.set(next?.text ?? '', type);
    }
  }

  function typeNamed(name: string): string | undefined {
    return names.get(name)?.find(({kind}) => kind === 'type' && !declared.has(name))?.type;
  }
}

/** `glow: …` and `glow = …` in a call; `{glow}` and `{glow: …}` in a pattern. */
const isLabel = (bracket: string, next: string): boolean =>
  (bracket === '(' ? /^[:=]$/ : /^[:,}]$/).test(next);
