import {facts} from '../../../product';
import {suggestion, unixText} from '../../../lib/text';
import {spoiltIn, placeOfOffset, stopAt, type SourceFault} from '../../../lib/faults';

/**
 * `{{sdk.name}}`. Braces around anything but a dotted name, such as a JSX style object, are left
 * alone, and so are those after a dollar sign, which CI services expand: `${{ secrets.KEY }}`. A
 * backslash in front shows the reference itself: `\{{sdk.name}}` → `{{sdk.name}}`.
 */
const REFERENCE = /(?<!\$)\\?\{\{\s*([a-zA-Z][\w-]*(?:\.[\w-]+)+)\s*\}\}/g;

const known = flattenFacts(facts);

/** What stands for the signs of a reference in YAML, to which they mean something else. */
const MASKS = new Map([
  ['\\', '\uE000'],
  ['{', '\uE001'],
  ['}', '\uE002'],
]);

/** A text in which a reference is a word like any other, whatever its fact is; `fillFacts` fills in what is made from it. */
export const maskFacts = (text: string): string =>
  text.replace(REFERENCE, (reference) =>
    reference.replace(/[\\{}]/g, (sign) => MASKS.get(sign) ?? sign),
  );

/** A masked text with each fact that is known. */
export function fillFacts(masked: string): string {
  const signs = [...MASKS].reduce((text, [sign, mask]) => text.replaceAll(mask, sign), masked);
  return readFacts({fileContent: signs, filePath: ''}).text;
}

interface Source {
  fileContent: string;
  filePath: string;
  /** Further facts, for this text alone. */
  own?: ReadonlyMap<string, string>;
}

/**
 * A text with the value of each `{{fact}}` in its place; line numbers don't change. Without what Windows editors
 * leave in a text. An unknown fact is a fault, and its name stands in for its value; so is a conflict, and then nothing
 * stands in for the text.
 *
 * `Run {{sdk.name}}` → `Run` and the name of the SDK, as `product/` gives it.
 */
export function readFacts({fileContent, filePath, own}: Source): {
  text: string;
  faults: SourceFault[];
} {
  const source = unixText(fileContent);
  const faults = spoiltIn(filePath, source);
  if (faults.length > 0) {
    return {text: '', faults};
  }
  const text = source.replace(REFERENCE, (reference, name: string, offset: number) => {
    if (reference.startsWith('\\')) {
      return reference.slice(1);
    }
    const value = own?.get(name) ?? known.get(name);
    if (value === undefined) {
      faults.push({
        ...placeOfOffset(filePath, source, offset),
        problem: `unknown fact ${reference}`,
        mend: `${suggestion(name, [...known.keys(), ...(own?.keys() ?? [])], {write: (each) => `{{${each}}}`})} (facts are defined in product/; for the braces themselves, write \\{{${name}}})`,
      });
    }
    return value ?? name;
  });
  return {text, faults};
}

/**
 * The same for a text in which every fact must be known.
 *
 * @throws Error with a line for each unknown fact:
 *   `file:line:column  unknown fact {{sdk.nam}} — did you mean {{sdk.name}}?`
 */
export function expandFacts(source: Source): string {
  const {text, faults} = readFacts(source);
  stopAt(faults);
  return text;
}

interface FactTree {
  readonly [name: string]: string | FactTree;
}

/** `{sdk: {name: 'X'}}` → `Map {'sdk.name' → 'X'}`. */
export function flattenFacts(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree as FactTree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[prefix + name, value] as const]
        : [...flattenFacts(value, `${prefix}${name}.`)],
    ),
  );
}
