import type {Config} from '@docusaurus/types';
import {editUrl} from '../../site/repository';
import {content, withPreset} from './with-preset';

const repository = {url: 'https://git.test/docs', branch: 'main'};
const editable = {editUrl: editUrl(repository)};

/** The site of a provider who shows its sources. */
const variant: Config = {
  ...withPreset({
    docs: {...content.docs, ...editable},
    blog: {...content.blog, ...editable},
    pages: {...content.pages, ...editable},
  }),
  customFields: {repository},
};

export default variant;
