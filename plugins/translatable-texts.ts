import type {Plugin} from '@docusaurus/types';

/** Texts by name; the description is for translators. */
export type Texts = Readonly<Record<string, {message: string; description: string}>>;

/**
 * The parts of a plugin that let its own texts be translated: `write-translations` writes them to
 * `i18n/<locale>/<plugin>/texts.json`, and the plugin's content is the texts in the language of the
 * build. (`translate()` is for what the bundler builds.)
 */
export const translatableTexts = (
  texts: Texts,
): Pick<Plugin, 'loadContent' | 'getTranslationFiles' | 'translateContent'> => ({
  loadContent: () => Promise.resolve(texts),
  getTranslationFiles: () => [{path: 'texts', content: texts}],
  translateContent: ({translationFiles: [file]}) => file?.content,
});
