import type {ParseFrontMatter} from '@docusaurus/types';
import {facts} from '../../../product';
import {nearestName} from '../../../lib/nearest-name';
import {placeOfOffset, sourceError} from '../../../lib/source-error';
import {unixText} from '../../../lib/unix-text';
import {flattenFacts} from './flatten-facts';

/**
 * `{{sdk.name}}`; braces around anything but a dotted name, such as a JSX style object, are left
 * alone, and so are those behind a dollar, which CI services expand: `${{ secrets.KEY }}`. A backslash
 * before it shows the reference itself: `\{{sdk.name}}` → `{{sdk.name}}`.
 */
export const REFERENCE = /(?<!\$)\\?\{\{\s*([a-zA-Z][\w-]*(?:\.[\w-]+)*)\s*\}\}/g;

const known = flattenFacts(facts);

/** What a reference stands for: the value of its fact; undefined where there is no such fact. */
export const valueOf = (reference: string, name: string): string | undefined =>
  reference.startsWith('\\') ? reference.slice(1) : known.get(name);

/** The known reference that is nearest to an unknown one, as a question, and how to write what is none. */
export const suggestFact = (name: string): string =>
  `did you mean {{${nearestName(name, [...known.keys()])}}}? Facts are defined in product/; for the braces themselves, write \\{{${name}}}`;

/**
 * Replaces every `{{fact}}` of a text by its value, before MDX sees it; line numbers stay as they are.
 * What an editor of Windows leaves in a text goes.
 *
 * `Run {{sdk.name}}` → `Run` and the name of the SDK, as `product/` gives it.
 *
 * @param own further facts, which this text alone knows
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

const FRONT_MATTER = /^---\n[\s\S]*?\n---/;

/**
 * Docusaurus' front matter parser, fed with a front matter whose facts are expanded: titles and
 * descriptions reach the sidebar and the metadata this way. The body is left to `expandFacts`, so
 * that an unknown fact there is not reported as a fault of the front matter.
 */
export const parseFrontMatterWithFacts: ParseFrontMatter = (params) => {
  const {filePath} = params;
  const fileContent = unixText(params.fileContent).replace(FRONT_MATTER, (block) =>
    expandFacts({fileContent: block, filePath}),
  );
  return params.defaultParseFrontMatter({...params, fileContent});
};
