import {facts} from '../../../product';
import {nearestName, unixText} from '../../../lib/text';
import {placeOfOffset, sourceError} from '../../../lib/faults';
import {siteAddress} from './site-address';

/**
 * `{{sdk.name}}`. Braces around anything but a dotted name, such as a JSX style object, are left
 * alone, and so are those after a dollar sign, which CI services expand: `${{ secrets.KEY }}`. A
 * backslash in front shows the reference itself: `\{{sdk.name}}` → `{{sdk.name}}`.
 */
export const REFERENCE = /(?<!\$)\\?\{\{\s*([a-zA-Z][\w-]*(?:\.[\w-]+)*)\s*\}\}/g;

const known = flattenFacts(facts);

/** What a reference stands for: the value of its fact; undefined if there is no such fact. */
export function valueOf(reference: string, name: string): string | undefined {
  if (reference.startsWith('\\')) {
    return reference.slice(1);
  }
  return name === 'site.url' ? siteAddress() : known.get(name);
}

/** The known reference that is nearest to an unknown one, as a question, and how to write plain braces. */
export const suggestFact = (name: string): string =>
  `did you mean {{${nearestName(name, [...known.keys()])}}}? Facts are defined in product/; for the braces themselves, write \\{{${name}}}`;

/**
 * Replaces every `{{fact}}` in a text with its value, before MDX sees it; line numbers don't change.
 * Removes what Windows editors leave in a text.
 *
 * `Run {{sdk.name}}` → `Run` and the name of the SDK, as `product/` gives it.
 *
 * @param own further facts, for this text alone
 * @throws Error `file:line:column  unknown fact {{sdk.nam}} — did you mean {{sdk.name}}?`
 */
export function expandFacts({
  fileContent: text,
  filePath,
  own,
}: {
  fileContent: string;
  filePath: string;
  own?: ReadonlyMap<string, string>;
}): string {
  const fileContent = unixText(text);
  return fileContent.replace(REFERENCE, (reference, name: string, offset: number) => {
    const value = own?.get(name) ?? valueOf(reference, name);
    if (value === undefined) {
      throw sourceError(
        placeOfOffset(filePath, fileContent, offset),
        `unknown fact ${reference}`,
        suggestFact(name),
      );
    }
    return value;
  });
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
