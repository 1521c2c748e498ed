/** The two bundles: what the browser runs, and what renders the HTML. */
export type Side = 'browser' | 'server';

/** One of Docusaurus' files, and what is changed in it. */
export interface PatchedFile {
  /** Below `node_modules/`, or `@generated/…` for a file that Docusaurus generates for each build. */
  file: string;
  sides: readonly Side[];
  /** Texts that the file contains exactly once, each with its replacement; or a function of the whole text. */
  change: readonly (readonly [before: string, after: string])[] | Change;
}

/** @throws Error when the text no longer has the form that the change relies on */
export type Change = (source: string, build: PatchedBuild) => string;

/** What a change may know about the build. */
export interface PatchedBuild {
  side: Side;
  /** Absolute path of `.docusaurus`. */
  generatedFilesDir: string;
}

/** A change to files that are not ours: a debt, so it says what it costs and when it can go. */
export interface Patch {
  /** Name for `SITE_PATCHES`. */
  id: string;
  /** `required` for what the specification promises; `optional` for what only makes pages faster. */
  need: 'required' | 'optional';
  why: string;
  /** What it saves, and how that was measured; for a required patch, the promise that it fulfils. */
  gain: string;
  canGo: string;
  files: readonly PatchedFile[];
}
