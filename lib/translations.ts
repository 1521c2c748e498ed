import type {Plugin} from '@docusaurus/types';

/** Texts by name, with values in `{braces}`; the description is for translators. */
export type Texts<Name extends string = string> = Readonly<
  Record<Name, {message: string; description: string}>
>;

/** A text in the language of the build, with values in place of their names. */
export type Say<Name extends string> = (
  name: Name,
  values?: Readonly<Record<string, string>>,
) => string;

/** @param texts the texts in a language */
export const sayIn =
  <Name extends string>(texts: Texts<Name>): Say<Name> =>
  (name, values = {}) =>
    texts[name].message.replace(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);

/**
 * The parts of a plugin that make its own texts translatable: `write-translations` writes them to
 * `i18n/<locale>/<plugin>/texts.json`, and the plugin's content is the texts in the language of the build.
 * (`translate()` only works in code that the bundler builds.)
 */
export const translatableTexts = (
  texts: Texts,
): Pick<Plugin, 'loadContent' | 'getTranslationFiles' | 'translateContent'> => ({
  loadContent: () => Promise.resolve(texts),
  getTranslationFiles: () => [{path: 'texts', content: texts}],
  translateContent: ({translationFiles: [file]}) => file?.content,
});
