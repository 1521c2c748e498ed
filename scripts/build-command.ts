import {scripts} from '../package.json';

/** What `npm run build` gives to Node: options, a script and its parameters. */
export const buildCommand: readonly string[] = scripts.build.split(' ').slice(1);
