import {citations} from './citations';
import {accentCopies} from './accent-copies';
import {consistentTerms} from './terms';
import {fenceWords} from './fence-words';
import {frontMatter} from './front-matter';
import {headings} from './headings';
import {images} from './images';
import {knownFacts} from './facts';
import {knownNames} from './known-names';
import {leftPlaceholders} from './left-placeholders';
import {licences} from './licences';
import {markdownStyle} from './markdown-style';
import {mdxSyntax} from './mdx-syntax';
import {pageMetadata} from './page-metadata';
import {quotedParts} from './quoted-parts';
import {sampleData} from './sample-data';
import {sampleGrammar} from './sample-grammar';
import {sampleSymbols} from './samples/sample-symbols';
import {sampleTypes} from './samples/sample-types';
import {sectionParity} from './section-parity';
import {snippetSyntax} from './snippet-syntax';
import type {Check} from './source-files';
import {spelling} from './spelling';
import {tables} from './tables';
import {tabs} from './tabs';
import {themeRegister} from './theme-register';
import {themeUpstream} from './theme-upstream';
import {unusedFiles} from './unused-files';
import {writtenOutFacts} from './written-out-facts';

type Checks = Readonly<Record<string, Check>>;

/** A page can't be read unless it passes these: each needs those above it, and all other checks need them. */
export const basicChecks: Checks = {
  facts: knownFacts,
  'mdx-syntax': mdxSyntax,
  'quoted-parts': quotedParts,
};

/** These judge each file on its own. */
export const fileChecks: Checks = {
  'accent-copies': accentCopies,
  'fence-words': fenceWords,
  'front-matter': frontMatter,
  'known-names': knownNames,
  'left-placeholders': leftPlaceholders,
  'snippet-syntax': snippetSyntax,
  headings,
  images,
  tables,
  tabs,
  spelling,
  terms: consistentTerms,
  'markdown-style': markdownStyle,
  'written-out-facts': writtenOutFacts,
};

/** These compare files with each other, or with what they refer to. */
export const pageChecks: Checks = {
  citations,
  'unused-files': unusedFiles,
  'section-parity': sectionParity,
  'page-metadata': pageMetadata,
};

/** These compile the samples and compare them with the contract. */
export const sampleChecks: Checks = {
  'sample-grammar': sampleGrammar,
  'sample-data': sampleData,
  'sample-symbols': sampleSymbols,
  'sample-types': sampleTypes,
};

/** These compare the packages and the theme overrides with what is agreed and recorded. */
export const packageChecks: Checks = {
  licences,
  'theme-register': themeRegister,
  'theme-upstream': themeUpstream,
};

/** Every check. */
export const checks: Checks = {
  ...basicChecks,
  ...fileChecks,
  ...pageChecks,
  ...packageChecks,
  ...sampleChecks,
};
