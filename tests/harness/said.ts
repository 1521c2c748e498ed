import {escapeRegexp} from '@docusaurus/utils';

/** A message, as a table of mistakes has it: `…` stands for anything. */
export const said = (message: string): RegExp =>
  new RegExp(`^${escapeRegexp(message).replaceAll('…', '[^]*')}$`);
