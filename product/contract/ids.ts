import type {Version} from '../releases';
import type {errors} from './errors';
import type {events, states} from './events';
import type {Owner} from './names';
import type {otherTypes} from './other-types';
import type {BasicType} from './types';
import type {valueTypes} from './value-types';

/** Types of a platform that members take. */
type ForeignType = 'ComponentActivity' | 'Context';

/** The names in a list; one that stands elsewhere, as the SDK's own does, is any text, and can't be told here. */
type NamesIn<Parts extends readonly {name: string}[]> = {
  [Index in keyof Parts]: string extends Parts[Index]['name'] ? never : Parts[Index]['name'];
}[number];

/** The names by which the parts of this contract can call each other: TypeScript reports any other. */
export interface OwnIds {
  owner: Owner;
  type: BasicType | ForeignType | NamesIn<typeof valueTypes> | NamesIn<typeof otherTypes>;
  error: (typeof errors)[number]['code'];
  state: (typeof states)[number]['name'];
  event: (typeof events)[number]['name'];
  version: Version;
}
