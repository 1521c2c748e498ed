import {textOf, type SourceFile} from '../source-files';

export const RECORDS = 'src/theme/upstream.json';

/** The SHA-256 of the upstream file, by the path of the override. */
export type Records = Readonly<Record<string, string>>;

export function readRecords(files: readonly SourceFile[]): Records {
  return JSON.parse(textOf(files, RECORDS) || '{}') as Records;
}
