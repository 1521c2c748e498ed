import type {Finding} from './finding';
import {readTexts, type MetadataText} from './metadata/read-texts';
import type {Check} from './source-files';

/**
 * The length of a description in characters, with facts expanded. Search engines cut longer ones, and
 * shorter ones say too little to choose a result by.
 */
export const DESCRIPTION_LENGTH = {least: 50, most: 160};

/**
 * Every page has a title and a description of its own, and search engines can show the whole description.
 * Pages that the theme generates are checked in the built site: tests/build/head.spec.ts.
 */
export const pageMetadata: Check = (files) => {
  const texts = files.flatMap(readTexts);
  return texts.flatMap((text, index) => checkText(text, texts.slice(0, index)));
};

function checkText(found: MetadataText, earlier: readonly MetadataText[]): Finding[] {
  const {filePath, line, kind, text} = found;
  if (!text) {
    return [{filePath, line, problem: `there is no ${kind}`, mend: 'add one'}];
  }
  const {least, most} = DESCRIPTION_LENGTH;
  const twin = earlier.find((other) => other.kind === kind && other.text === text);
  return [
    ...(kind === 'description' && (text.length < least || text.length > most)
      ? [
          {
            filePath,
            line,
            problem: `the description has ${text.length} characters`,
            mend: `write between ${least} and ${most}`,
          },
        ]
      : []),
    ...(twin
      ? [
          {
            filePath,
            line,
            problem: `${twin.filePath}:${twin.line} has the same ${kind}`,
            mend: 'say what sets this page apart',
          },
        ]
      : []),
  ];
}
