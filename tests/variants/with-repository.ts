import type {Config} from '@docusaurus/types';
import {editUrl} from '../../site/repository';
import {content, withPreset} from './with-preset';

const repository = {url: 'https://git.test/docs', branch: 'main'};
const editable = {editUrl: editUrl(repository)};

/** The site of a provider who shows its sources. */
export const withRepository: Config = {
  ...withPreset({
    docs: {...content.docs, ...editable},
    blog: {...content.blog, ...editable},
    pages: {...content.pages, ...editable},
  }),
  customFields: {repository},
};
