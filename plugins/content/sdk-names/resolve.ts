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
  /** The type of which it is a part, or should be. */
  owner: string;
}

/** What the languages give to every object, type or closed list. */
const OF_LANGUAGE =
  /^(?:allCases|also|apply|byName|copy|entries|hashCode|index|init|let|run|runtimeType|self|takeIf|takeUnless|toString|valueOf|values)$/;

/** What precedes the name that code declares. */
const DECLARES =
  /^(?:actor|case|class|const|enum|fun|func|function|interface|let|object|protocol|struct|type|typealias|typedef|val|var)$/;

/** A variable whose value follows: `val lamp = await lamps.`. */
const ASSIGNED = /\b(?:const|final|let|val|var) (\w+) =(?: (?:await|try|const|new|[!?])| \w+ \.)*$/;

/** `(job) {` and `(job): void` declare a method. */
const METHOD = /^\( [^()]*\) [:{]/;

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
  const text = (at: number) => code[at]?.text ?? '';
  const declared = new Set(
    code
      .filter((_, at) => DECLARES.test(text(at - 1)) && text(at + 1) !== '.')
      .map((each) => each.text),
  );
  const known = (owner: string, name: string) =>
    declared.has(owner || name) ? undefined : names.get(`${owner}.${name}`);
  const typeNamed = (name: string) => {
    const meaning = known('', name);
    return meaning?.kind === 'type' ? meaning.type : undefined;
  };
  const uses: Use[] = [];
  /** What the names mean that were found, and the types of what ends there, by their index. */
  const found: (SdkName | undefined)[] = [];
  const types: (string | undefined)[] = [];
  const variables = new Map<string, string | undefined>(usual);
  /** The types that the statement has named so far, the nearest first. */
  let statement: readonly string[] = [];
  /** The brackets that are open, the innermost first, and the types in the statement before each. */
  let open: readonly {at: number; types: readonly string[]}[] = [];

  code.forEach(({text: word, line}, at) => {
    const [bracket = {at: NaN, types: []}] = open;
    const [before, next] = [text(at - 1), text(at + 1)];
    const type = typeNamed(word);
    const isCall = text(bracket.at) === '(';
    // `glow: …` and `glow = …` in a call; `{glow}` and `{glow: …}` in an object.
    const isLabel = /^[({,]$/.test(before) && (isCall ? /^[:=]$/ : /^[:,}]$/).test(next);
    if (/^[([{]$/.test(word)) {
      open = [{at, types: statement}, ...open];
    } else if (/^[)\]}]$/.test(word)) {
      open = open.slice(1);
    } else if (/^['.]\w/.test(word)) {
      const expected = /^(?:[:=(]|case)$/.test(before)
        ? typesOf(before === 'case' ? bracket.at - 1 : at - 2)
        : [];
      const around = [...statement, ...open.flatMap((each) => each.types)];
      use(at, [...around, ...onlyOwner(at)], expected.some(typeNamed));
    } else if (before === '.') {
      const owners = [types[at - 2] ?? []].flat();
      use(at, owners, owners.some(typeNamed) && !OF_LANGUAGE.test(word));
    } else if (isLabel && text(at + 2) !== '=') {
      use(at, bracket.types, isCall && found[bracket.at - 1]?.kind === 'type', 'field');
    } else if (type ? next !== '.' : next === '(' && !isMethod(at)) {
      use(at, ['', ...(declared.has(word) ? [] : open.flatMap((each) => each.types))]);
    }
    const variable = before === '.' ? undefined : (type ?? variables.get(word.replace(/^_/, '')));
    types[at] = word === ')' ? types[bracket.at - 1] : found[at] ? found[at].type : variable;
    declare(at);
    const isSame = line === code[at - 1]?.line || word === '.';
    statement = [...typesOf(at), ...(isSame ? statement : [])];
  });
  return uses;

  /** What is expected in a call of a name, or the type of a name. */
  function typesOf(at: number): readonly string[] {
    const own = text(at + 1) === '(' ? found[at]?.parameters : types[at];
    return [own ?? []].flat();
  }

  /** The only type with such a value, where a value is likely and its name is hardly anything else: `turnedOn`. */
  function onlyOwner(at: number): string[] {
    const name = text(at).replace(/\W/g, '');
    const isValue = /(?:[(,]|case|[!=]=)$/.test(text(at - 2) + text(at - 1));
    const isDistinctive = /[a-z][A-Z]|[A-Z]_[A-Z]/.test(name) && !declared.has(name);
    const owners = [...names.values()].flatMap((each) =>
      each.kind === 'value' && each.name === name ? [each.owner] : [],
    );
    return isValue && isDistinctive && owners.length === 1 ? owners : [];
  }

  /**
   * @param isDemanded whether only a part of the owners can be here
   * @param kind the only one that can
   */
  function use(
    at: number,
    owners: readonly string[],
    isDemanded = false,
    kind?: SdkName['kind'],
  ): void {
    const {text: written, line, column} = code[at] as Lexeme;
    const name = written.replace(/^\W|\W$/g, '');
    const meaning = owners
      .map((owner) => known(owner, name))
      .find((each) => each && (kind ?? each.kind) === each.kind);
    if (meaning ?? isDemanded) {
      const owner = meaning?.owner ?? owners[0] ?? '';
      uses.push({name, line, column: column + written.indexOf(name), meaning, owner});
      found[at] = meaning;
    }
  }

  /** `async start(job) {` declares a method. */
  function isMethod(at: number): boolean {
    return /^(?:|[{};,]|async)$/.test(text(at - 1)) && METHOD.test(textFrom(at + 1, at + 30));
  }

  /** Variables of a type, the SDK's or another: `name: Type`, `Type name`, `val name = await Type…`. */
  function declare(at: number): void {
    const isType = /^[A-Z]/.test(text(at));
    if (found[at] ?? isType) {
      const [, assigned = ''] = ASSIGNED.exec(textFrom(Math.max(at - 20, 0), at)) ?? [];
      const behind = code[text(at + 1) === '?' ? at + 2 : at + 1];
      const isBehind = behind?.line === code[at]?.line && /^[a-z_]/.test(behind?.text ?? '');
      const typed = text(at - 1) === ':' ? text(at - 2) : isBehind ? behind?.text : '';
      const name = assigned || (isType && typed);
      if (name) {
        variables.set(name, found[at]?.type);
      }
    }
  }

  /** A part of the code, with a space between its words and marks. */
  function textFrom(start: number, end: number): string {
    const part = code.slice(start, end).map((each) => each.text);
    return part.join(' ');
  }
}
