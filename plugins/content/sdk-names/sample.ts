import type {PlatformId} from '../../../product/types';
import {platformOfTab} from '../../../product/find-platform';
import {expandFacts} from '../facts';
import {blankOut} from './text/blank-out';

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

/** A name that a sample takes from the SDK, whether the contract has it or not. */
export interface Use {
  name: string;
  /** The type that it belongs to; types and TypeScript functions belong to none. */
  owner?: string;
  /** Where the name begins in the sample's text. */
  offset: number;
}

export interface MemberUse extends Use {
  owner: string;
}

const SAMPLE = /^samples\/([\w-]+)\/.*\.(?:kt|swift|dart|tsx?|js)$/;

/** Whether a file is in a language that can use the SDK: build scripts and resources can't. */
export const isSample = (filePath: string): boolean => SAMPLE.test(filePath);

/** The samples among the files. */
export function readSamples(files: readonly SampleFile[]): Sample[] {
  return files.flatMap((file) => {
    const {filePath} = file;
    const [, folder = ''] = SAMPLE.exec(filePath) ?? [];
    const platform = platformOfTab(folder);
    if (!platform) {
      return [];
    }
    const text = expandFacts({fileContent: file.text, filePath});
    return [{file, platform, text, code: blankOut(text)}];
  });
}
