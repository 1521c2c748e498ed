import './no-patches';
import config from '../../docusaurus.config';

/** The site without any optional patch: what remains if a Docusaurus update breaks them all. */
export default config;
