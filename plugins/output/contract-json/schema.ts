import {platformIds} from '../../../product/find-platform';

export const SCHEMA_FILE = 'contract.schema.json';

type Schema = Readonly<Record<string, unknown>>;

const text = {type: 'string'};
const flag = {type: 'boolean'};
const since = {type: 'string', description: 'First version that has it'};
const address = {type: 'string', pattern: '^https?://'};

const says = (description: string, schema: Schema = text): Schema => ({...schema, description});
const list = (items: Schema): Schema => ({type: 'array', items});
const part = (name: string): Schema => ({$ref: `#/$defs/${name}`});

/** An object, to which later versions may add properties; one whose name ends in `?` may be missing. */
function object(properties: Readonly<Record<string, Schema>>): Schema {
  const names = Object.keys(properties);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name.replace('?', ''), schema]),
    ),
    required: names.filter((name) => !name.endsWith('?')),
  };
}

const byPlatform = (value: Schema): Schema => ({
  ...object(Object.fromEntries(platformIds.map((id) => [`${id}?`, value]))),
  minProperties: 1,
});

const spellings = says('As code, on each platform that has it', byPlatform(text));
const addresses = says('Its entry in the reference of each platform', byPlatform(address));

/**
 * The JSON Schema (draft 2020-12) of `/contract.json`.
 *
 * What is versioned is the contract: its `version` is that of the SDK, and each SDK release publishes both
 * files again. The schema's `$id` stays the same for as long as programs that read the file keep
 * working: properties may be added, but none is removed or changes its meaning. A schema that breaks
 * this promise gets a new file name.
 *
 * @param base absolute address of the site's root, with a trailing slash
 */
export const contractSchema = (base: string): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: base + SCHEMA_FILE,
  title: 'The contract of the SDK',
  ...object({
    $schema: says('Address of this schema', {const: base + SCHEMA_FILE}),
    name: says('The name of the SDK'),
    version: says('The version of the SDK that this is', {type: 'string', pattern: '^\\d+\\.\\d+'}),
    index: says('All pages as Markdown', address),
    platforms: object(Object.fromEntries(platformIds.map((id) => [id, part('platform')]))),
    members: list(part('member')),
    types: list(part('type')),
    events: list(part('event')),
    states: list(part('state')),
    errors: list(part('error')),
    releases: says('The newest first', list(part('release'))),
  }),
  $defs: {
    platform: object({
      name: text,
      packages: list(
        object({
          tool: says('The package manager'),
          name: says('The name of the package there; its version is that of the SDK'),
          'repository?': says('Where the package manager finds it', address),
          use: {enum: ['app', 'tests']},
        }),
      ),
      install: says('How to install it, as Markdown', address),
      reference: says('The page with the reference', address),
      sample: says('A sample app, as a zip archive', address),
    }),
    member: object({
      name: says('The same on all platforms that have it'),
      owner: {enum: ['sdk', 'session', 'simulator']},
      kind: {enum: ['function', 'property', 'stream']},
      summary: text,
      parameters: list(part('field')),
      'result?': says('What the caller gets, in words, where the signature does not say it all'),
      errors: says('Codes of the errors that it raises', list(text)),
      since,
      signatures: says('Its declaration on each platform that has it', byPlatform(text)),
      calls: says(
        'Its name there, behind the type that it is called on or the type of that object',
        byPlatform(text),
      ),
      imports: says('How code imports that type or function', byPlatform(text)),
      addresses,
    }),
    type: object({
      name: text,
      summary: text,
      since,
      'received?': says('Apps only receive it, so that its fields have no defaults', {const: true}),
      'fields?': says('Of a record', list(part('field'))),
      'values?': says(
        'Of a closed list',
        list(
          object({
            name: text,
            'summary?': says('Missing where the list of events, states or errors has it'),
            'fields?': list(part('field')),
            spellings,
            addresses,
          }),
        ),
      ),
      addresses,
    }),
    event: object({
      name: text,
      when: text,
      attributes: says('What it adds to an event', list(part('field'))),
      spellings,
      addresses,
    }),
    state: object({
      name: text,
      summary: text,
      next: says('The states that it can go to', list(text)),
      spellings,
      addresses,
    }),
    error: object({
      code: says('Never changes'),
      messages: says(
        'Its exact message on each platform; it ends with an address',
        byPlatform(text),
      ),
      cause: says('Why it happens'),
      mend: says('What to do'),
      retryable: says('Whether the same call can succeed later without a change to the app', flag),
      'since?': since,
      spellings,
      addresses,
    }),
    release: object({
      version: text,
      date: {type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$'},
      'added?': list(part('note')),
      'changed?': list(part('note')),
      'removed?': list(part('note')),
      'steps?': says('What to do when an app comes from the version before', list(part('note'))),
    }),
    note: object({
      text,
      'platforms?': says('Where it applies; without it, on all', list({enum: platformIds})),
    }),
    field: object({
      name: text,
      types: says('Its type on each platform that has it', byPlatform(text)),
      'unit?': says('Of a number; a length of time is a number on React Native only'),
      'default?': says(
        'A value of its type, a number, words, or {} for the defaults of its fields; without one, it is required',
      ),
      summary: text,
      'since?': since,
      'addresses?': says('A field of a record has an entry of its own', addresses),
    }),
  },
});
