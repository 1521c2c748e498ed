import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {Helmet} from 'react-helmet-async';

/**
 * Docusaurus changes the title and the rest of the head with the next frame (react-helmet-async 1.3.0),
 * but a background tab draws no frames: there, the head changes at once.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {defaultProps} = Helmet as unknown as {defaultProps: object};
  Object.defineProperty(defaultProps, 'defer', {enumerable: true, get: () => !document.hidden});
}
