import config from '../../docusaurus.config';

/** An option in the config that does not exist. */
export default {...config, colour: 'teal'};
