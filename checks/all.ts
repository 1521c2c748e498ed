import {createRequire} from 'node:module';
import type {Check} from './source-files';

/** Checks by name. Each is loaded when it is first run: a parser takes longer to load than a page to check. */
type Checks = Readonly<Record<string, () => Check>>;

const load = createRequire(__filename);

const from =
  (file: string, name: string): Checks[string] =>
  () =>
    (load(file) as Readonly<Record<string, Check>>)[name] ?? missing(file, name);

function missing(file: string, name: string): never {
  throw new Error(`checks/${file} has no ${name} — correct its name in checks/all.ts`);
}

/** These judge each file on its own. */
export const fileChecks: Checks = {
  'page-rules': from('./page-rules', 'pageRules'),
  'front-matter': from('./front-matter', 'frontMatter'),
  'accent-copies': from('./accent-copies', 'accentCopies'),
  headings: from('./headings', 'headings'),
  images: from('./images', 'images'),
  'left-placeholders': from('./left-placeholders', 'leftPlaceholders'),
  'markdown-style': from('./markdown-style', 'markdownStyle'),
  'sample-facts': from('./sample-facts', 'sampleFacts'),
  'snippet-syntax': from('./snippet-syntax', 'snippetSyntax'),
  spelling: from('./spelling', 'spelling'),
  'tab-groups': from('./tab-groups', 'tabGroups'),
  tables: from('./tables', 'tables'),
  terms: from('./terms', 'consistentTerms'),
  'written-out-facts': from('./written-out-facts', 'writtenOutFacts'),
};

/** These compare files with each other. */
export const comparingChecks: Checks = {
  citations: from('./citations', 'citations'),
  'page-metadata': from('./page-metadata', 'pageMetadata'),
  'section-parity': from('./section-parity', 'sectionParity'),
  'untested-statements': from('./untested-statements', 'untestedStatements'),
  'unused-files': from('./unused-files', 'unusedFiles'),
};

/** These compile the samples and compare them with the contract. */
export const sampleChecks: Checks = {
  'sample-data': from('./sample-data', 'sampleData'),
  'sample-grammar': from('./sample-grammar', 'sampleGrammar'),
  'sample-symbols': from('./samples/sample-symbols', 'sampleSymbols'),
  'sample-types': from('./samples/sample-types', 'sampleTypes'),
};

/** These compare the packages, and what we override and patch in them, with what is agreed and recorded. */
export const packageChecks: Checks = {
  licences: from('./licences', 'licences'),
  upstream: from('./upstream', 'upstream'),
};

/** Every check. */
export const checks: Checks = {
  ...fileChecks,
  ...comparingChecks,
  ...packageChecks,
  ...sampleChecks,
};
