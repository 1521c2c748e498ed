import './no-patches';
import config from '../../docusaurus.config';

/** The site without any optional patch: what is left when an update of Docusaurus breaks them all. */
export default config;
