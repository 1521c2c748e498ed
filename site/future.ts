import type {Config} from '@docusaurus/types';

/** The next major version's behaviour, Rspack and SWC included. */
export const future: Config['future'] = {v4: true};

/**
 * `v4` would add a suffix to every storage key; the specification (section 9)
 * wants an empty one.
 */
export const storage: Config['storage'] = {
  type: 'localStorage',
  namespace: false,
};
