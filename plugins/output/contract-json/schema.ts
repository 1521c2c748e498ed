import {platformIds} from '../../../product/find-platform';

export const SCHEMA_FILE = 'contract.schema.json';

type Schema = Readonly<Record<string, unknown>>;

const text = {type: 'string'};
const url = {type: 'string', pattern: '^https?://'};
const since = {type: 'string', description: 'First version that has it'};
const spelling = {type: 'string', description: 'As code'};
const address = {type: 'string', pattern: '^#', description: 'Its entry on the page `reference`'};

const described = {name: text, summary: text};

const says = (description: string, schema: Schema = text): Schema => ({...schema, description});
const list = (name: string): Schema => ({type: 'array', items: part(name)});
const texts = (description: string): Schema => ({type: 'array', items: text, description});
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

/**
 * The JSON Schema (draft 2020-12) of `/contract.json`; a platform's own file is a `#/$defs/platform`.
 *
 * What is versioned is the contract, whose version is that of the SDK. The schema's `$id` stays the same for as long as
 * programs that read the file keep working: properties may be added, but none is removed or changes its meaning. A
 * schema that breaks this promise gets a new file name.
 *
 * @param base absolute address of the site's root, with a trailing slash
 */
export const contractSchema = (base: string): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: base + SCHEMA_FILE,
  title: 'The contract of the SDK',
  ...object({
    $schema: {const: base + SCHEMA_FILE},
    name: says('The name of the SDK'),
    index: says('All pages as Markdown', url),
    platforms: object(Object.fromEntries(platformIds.map((id) => [id, part('platform')]))),
  }),
  $defs: {
    platform: object({
      name: text,
      version: says('The version of the SDK that this is', {
        type: 'string',
        pattern: '^\\d+\\.\\d+',
      }),
      packages: list('package'),
      install: says('How to install it, as Markdown', url),
      reference: says('The page with the reference', url),
      sample: says('A sample app, as a zip archive', url),
      members: list('member'),
      types: list('type'),
      events: list('event'),
      states: list('state'),
      errors: list('error'),
      lists: says('Facts by the names of their lists', {type: 'object'}),
      releases: says('The newest first', list('release')),
    }),
    package: object({
      tool: says('The package manager'),
      name: says('The name of the package there; its version is that of the SDK'),
      'repository?': says('Where the package manager finds it', url),
      use: {enum: ['app', 'tests']},
    }),
    member: object({
      name: says('The same on all platforms that have it'),
      owner: text,
      kind: {enum: ['function', 'property', 'stream']},
      summary: text,
      parameters: list('field'),
      'result?': says('What the caller gets, in words, where the signature does not say it all'),
      errors: texts('Codes of the errors that it raises'),
      since,
      signature: says('Its declaration'),
      call: says('Its name, behind the type that it is called on or the type of that object'),
      import: says('How code imports that type or function'),
      address,
    }),
    type: object({
      ...described,
      since,
      'received?': says('Apps only receive it, so that its fields have no defaults', {const: true}),
      'fields?': says('Of a record', list('field')),
      'values?': says('Of a closed list', list('value')),
      'valuesIn?': {
        enum: ['errors', 'events', 'states'],
        description: 'The list beside this one that has its values',
      },
      address,
    }),
    value: object({...described, 'fields?': list('field'), spelling, address}),
    event: object({name: text, when: text, attributes: list('field'), spelling, address}),
    state: object({...described, next: texts('Where it can go to'), spelling, address}),
    error: object({
      code: says('Never changes'),
      message: says('Exactly; it ends with an address'),
      cause: says('Why it happens'),
      mend: says('What to do'),
      retryable: says('The same call can succeed later without a change', {type: 'boolean'}),
      'since?': since,
      spelling,
      address,
    }),
    release: object({
      version: text,
      date: {type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$'},
      'added?': texts('What is new beside members, types and errors with this `since`'),
      'changed?': texts('What is different'),
      'removed?': texts('What an app can no longer use'),
      'steps?': texts('What to do when an app comes from the version before'),
    }),
    field: object({
      ...described,
      type: spelling,
      'unit?': says('Of a number; a length of time is a number on React Native only'),
      'default?': says('As code, in words, or {} for those of its fields; without, it is required'),
      'since?': since,
      'address?': says('A field of a record has an entry of its own', address),
    }),
  },
});
