import type {Config} from '@docusaurus/types';
import brokenLink from './broken-link.config';

/** The page with broken links, built all the same, so that what is only warned of can be seen. */
const brokenMarkdown: Config = {...brokenLink, onBrokenLinks: 'warn'};

export default brokenMarkdown;
