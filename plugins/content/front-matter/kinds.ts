import type {Kind} from './keys';

const isText = (value: unknown): value is string => typeof value === 'string';

/** JavaScript would turn 30 February into a day of March. */
function isDate(value: unknown): boolean {
  const [day] = isText(value) ? (/^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(value) ?? []) : [];
  const time = day === undefined ? NaN : Date.parse(String(value));
  return !Number.isNaN(time) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(`${day}`);
}

/** How each kind of value is written, and which values are of that kind. */
export const kinds: Readonly<Record<Kind, {name: string; holds: (value: unknown) => boolean}>> = {
  // `pagination_next: null` leaves the link out.
  text: {name: 'a text, in quotes', holds: (value) => isText(value) || value === null},
  name: {name: 'a text without a slash', holds: (value) => isText(value) && !value.includes('/')},
  flag: {name: 'true or false', holds: (value) => typeof value === 'boolean'},
  number: {name: 'a number', holds: (value) => typeof value === 'number'},
  texts: {
    name: 'a list: [one, two]',
    holds: (value) => Array.isArray(value) && value.every(isText),
  },
  names: {
    name: 'a name, or a list: [one, two]',
    holds: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
  },
  date: {name: 'a date: 2026-01-31', holds: isDate},
  any: {name: 'anything', holds: () => true},
};
