import {platformOfTab} from '../../product/find-platform';
import type {PlatformId} from '../../product/types';
import {grammarOf} from '../../plugins/content/code/languages';
import {tokenize, type Run} from '../../plugins/content/code/tokens';
import {expandFacts} from '../../plugins/content/facts';
import {lexemesOf, type Lexeme} from '../../plugins/content/sdk-names/code';
import {usesOn} from '../../plugins/content/sdk-names';
import type {Use} from '../../plugins/content/sdk-names/resolve';
import type {Finding} from '../finding';
import type {SourceFile} from '../source-files';
import {placeInSample} from './places';

/** A sample that can use the SDK. */
export interface Sample {
  file: SourceFile;
  platform: PlatformId;
  /** With its facts expanded. */
  text: string;
  /** The tokens of each line. */
  lines: readonly Run[][];
  /** Its code, without comments and imports. */
  lexemes: readonly Lexeme[];
  /** What it takes from the SDK, as the pages that quote it link it. */
  uses: readonly Use[];
}

const SAMPLE = /^samples\/([\w-]+)\/.*\.(kt|swift|dart|tsx?|js)$/;

/** The samples among the files; build scripts and resources are none. */
export function readSamples(files: readonly SourceFile[]): Sample[] {
  return files.flatMap((file) => {
    const {filePath} = file;
    const [, folder = '', extension = ''] = SAMPLE.exec(filePath) ?? [];
    const platform = platformOfTab(folder);
    if (!platform) {
      return [];
    }
    const text = expandFacts({fileContent: file.text, filePath});
    const language = extension === 'kt' ? 'kotlin' : extension;
    const lines = tokenize(text, grammarOf(language, {filePath, line: 1}), language);
    const uses = usesOn(platform, lines);
    return [{file, platform, text, lines, lexemes: lexemesOf(lines), uses}];
  });
}

/** What is wrong with a name of a sample, by its line and column, counted from 0. */
export function findingIn(
  {file, text}: Sample,
  {line, column}: {line: number; column: number},
  fault: Pick<Finding, 'problem' | 'mend'>,
): Finding {
  const start = text.split('\n').slice(0, line).join('\n').length + Math.min(line, 1);
  return {...placeInSample(file, text, start + column), ...fault};
}
