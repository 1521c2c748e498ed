import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../lib/files';
import type {Finding} from './finding';
import type {SourceFile} from './source-files';

const FOLDER = path.resolve(__dirname, '../node_modules/.cache');
const STORE = path.join(FOLDER, 'checks.json');

/** Prose, tests and tools: what a check finds in a file on its own doesn't depend on any other of them. */
const APART = /^(?:docs|blog|i18n|\w*versioned_docs|tests|bench|deploy)\/|\.mdx?$|\.test\.tsx?$/;

/** What checks have found before: in a file on its own or, without one, in all samples. */
export interface Kept {
  /** Undefined if something has changed that it can depend on. */
  read(check: string, file?: SourceFile): readonly Finding[] | undefined;
  write(check: string, findings: readonly Finding[], file?: SourceFile): void;
  save(): void;
}

/**
 * Findings are kept from one run to the next, in `node_modules/.cache`, until the file that they are about changes.
 * All start afresh after an edit to code, facts, samples or packages.
 */
export function keptFindings(files: readonly SourceFile[]): Kept {
  const site = hashOf(
    ...files.filter(({filePath}) => !APART.test(filePath)).flatMap(partsOf),
    fs.readFileSync(path.resolve(__dirname, '../package-lock.json'), 'utf8'),
  );
  const stored = fs.existsSync(STORE)
    ? (JSON.parse(fs.readFileSync(STORE, 'utf8')) as Stored)
    : undefined;
  const known = new Map(stored?.site === site ? stored.findings : []);
  const keyOf = (check: string, file?: SourceFile) =>
    `${check} ${file ? hashOf(...partsOf(file)) : ''}`;
  return {
    read: (check, file) => known.get(keyOf(check, file)),
    write: (check, findings, file) => known.set(keyOf(check, file), findings),
    save() {
      fs.mkdirSync(FOLDER, {recursive: true});
      replaceFile(STORE, JSON.stringify({site, findings: [...known]} satisfies Stored));
    },
  };
}

interface Stored {
  /** A hash of what every finding can depend on. */
  site: string;
  findings: [key: string, findings: readonly Finding[]][];
}

const partsOf = ({filePath, text}: SourceFile) => [filePath, text];

const hashOf = (...parts: readonly string[]): string =>
  parts
    .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'))
    .digest('base64');
