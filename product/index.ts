import {identity} from './identity';
import {platforms} from './platforms';

/**
 * Everything that prose, samples and the site's own blocks may refer to by name.
 * `facts.sdk.name` is written `{{sdk.name}}` in Markdown and in samples.
 */
export const facts = {...identity, ...platforms};

export {contract} from './contract';
