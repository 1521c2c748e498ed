import {readFacts} from '../plugins/content/facts';
import type {Check} from './source-files';

/** Every `{{fact}}` in a sample is known. */
export const sampleFacts: Check = (files) =>
  files
    .filter(({filePath}) => filePath.startsWith('samples/'))
    .flatMap(({filePath, text}) => readFacts({fileContent: text, filePath}).faults);
