import type {PlatformId} from '../../../product/types';
import {platformOfTab} from '../../../product/find-platform';
import {expandFacts} from '../facts';
import {blankOut, type Language} from './text/blank-out';

/** A file of `samples/`, as it is on disk. */
export interface SampleFile {
  /** Relative to the project's root, with `/` on every system. */
  filePath: string;
  text: string;
}

export interface Sample {
  file: SampleFile;
  platform: PlatformId;
  /** With its facts expanded. */
  text: string;
  /** The expanded text without comments and strings, at the same offsets. */
  code: string;
}

const script: Language = {
  quotes: ['`', "'", '"'],
  interpolation: '${',
  hasNestedComments: false,
};

/** The languages that can use the SDK, by file extension. */
const LANGUAGES: Record<string, Language> = {
  kt: {quotes: ['"""', '"', "'", '`'], interpolation: '${', hasNestedComments: true},
  swift: {quotes: ['"""', '"'], interpolation: '\\(', hasNestedComments: true},
  dart: {quotes: ["'''", '"""', "'", '"'], interpolation: '${', hasNestedComments: true},
  ts: script,
  tsx: script,
  js: script,
};

/** The samples among the files that can use the SDK, which build scripts and resources can't. */
export function readSamples(files: readonly SampleFile[]): Sample[] {
  return files.flatMap((file) => {
    const {filePath} = file;
    const [, folder = '', ending = ''] = /^samples\/([\w-]+)\/.*\.(\w+)$/.exec(filePath) ?? [];
    const platform = platformOfTab(folder);
    const language = LANGUAGES[ending];
    if (!platform || !language) {
      return [];
    }
    const text = expandFacts({fileContent: file.text, filePath});
    return [{file, platform, text, code: blankOut(text, language)}];
  });
}
