import type {ParseFrontMatter} from '@docusaurus/types';
import {facts} from '../../product';
import {nearestName} from '../nearest-name';
import {placeOfOffset, sourceError} from '../source-error';
import {flattenFacts} from './flatten-facts';

/** `{{sdk.name}}`; braces around anything but a dotted name, such as a JSX style object, are left alone. */
const REFERENCE = /\{\{\s*([a-zA-Z][\w-]*(?:\.[\w-]+)*)\s*\}\}/g;

const known = flattenFacts(facts);

/**
 * Replaces every `{{fact}}` of a text by its value, before MDX sees it; line numbers stay as they are.
 *
 * `Run {{sdk.name}}` → `Run` and the name of the SDK, as `product/` gives it.
 *
 * @throws Error `file:line:column  unknown fact {{sdk.nam}} — did you mean {{sdk.name}}?`
 */
export function expandFacts({
  fileContent,
  filePath,
}: {
  fileContent: string;
  filePath: string;
}): string {
  return fileContent.replace(REFERENCE, (reference, name: string, offset: number) => {
    const value = known.get(name);
    if (value === undefined) {
      throw sourceError(
        placeOfOffset(filePath, fileContent, offset),
        `unknown fact ${reference}`,
        `did you mean {{${nearestName(name, [...known.keys()])}}}? Facts are defined in product/`,
      );
    }
    return value;
  });
}

const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---/;

/**
 * Docusaurus' front matter parser, fed with a front matter whose facts are expanded: titles and
 * descriptions reach the sidebar and the metadata this way. The body is left to `expandFacts`, so
 * that an unknown fact there is not reported as a fault of the front matter.
 */
export const parseFrontMatterWithFacts: ParseFrontMatter = (params) => {
  const {filePath} = params;
  const fileContent = params.fileContent.replace(FRONT_MATTER, (block) =>
    expandFacts({fileContent: block, filePath}),
  );
  return params.defaultParseFrontMatter({...params, fileContent});
};
