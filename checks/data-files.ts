import {isAsset} from '../lib/files';
import {dataFaults, keysByFile} from '../plugins/content/data-files/faults';
import {readYaml} from '../plugins/content/front-matter/read-front-matter';
import type {Finding} from './finding';
import type {Check, SourceFile} from './source-files';

/** The files of authors and tags have valid keys, values that Docusaurus can read, and pictures that exist. */
export const dataFiles: Check = (all) =>
  all
    .filter(({filePath}) => filePath in keysByFile)
    .flatMap((file) => [...dataFaults(file), ...missingPictures(file)]);

/** A picture on another host is up to policy.ts. */
const missingPictures = (file: SourceFile): Finding[] =>
  readYaml(file)
    .entries.flatMap(({entries}) => entries)
    .filter(({key, value}) => key === 'image_url' && !/^https?:/.test(String(value)))
    .filter(({value}) => !isAsset(String(value), file.filePath))
    .map(({value, place}) => ({
      ...place,
      problem: `there is no picture ${String(value)}`,
      mend: 'put the file in static/, and begin its address with a slash',
    }));
