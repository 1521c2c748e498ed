import {nearestName} from '../../../lib/text';
import type {SourceFault} from '../../../lib/faults';
import type {Keys} from './keys';
import {kinds} from './kinds';
import type {Entry} from './read-front-matter';

/** What is wrong with a key and the type of its value; at most one thing. */
export function keyFaults({key, value, place}: Entry, known: Keys): SourceFault[] {
  const kind = known[key];
  if (!kind) {
    const mend = `did you mean ${nearestName(key, Object.keys(known))}?`;
    return [{...place, problem: `the key "${key}" is not valid here`, mend}];
  }
  const {name, holds} = kinds[kind];
  const problem = `the value of "${key}" has the wrong type`;
  return holds(value) ? [] : [{...place, problem, mend: `write ${name}`}];
}
