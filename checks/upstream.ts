import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {patches} from '../plugins/patches/table';
import type {Finding} from './finding';
import {textOf, type Check, type SourceFile} from './source-files';

export const RECORDS = 'src/theme/upstream.json';
export const REGISTER = 'src/theme/README.md';

const RECORD = 'run "npm run record-upstream"';

const PACKAGES = path.resolve(__dirname, '../node_modules');

/** Where Docusaurus has the components that a site can override; the core's are compiled. */
const THEMES = [
  '@docusaurus/theme-classic/src/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** A file of Docusaurus that we override or patch. */
interface Changed {
  /** Below `node_modules/`; undefined if Docusaurus has no such file. */
  upstream: string | undefined;
  /** Our file. */
  filePath: string;
}

/** What is known of the files that we override or patch. */
export interface Records {
  /** Docusaurus' version when they were last compared with ours. */
  version: string;
  /** The SHA-256 of each, by its path below `node_modules/`. */
  files: Readonly<Record<string, string>>;
}

/**
 * No installed file that an override is based on, or that a patch changes, has changed since somebody last
 * compared it with ours, according to `src/theme/upstream.json`; every override says in a header what it changes;
 * and `src/theme/README.md` lists them all.
 */
export const upstream: Check = (files) => [
  ...changedFiles(files).flatMap((file) => compare(file, readRecords(files))),
  ...overridesOf(files)
    .filter((file) => whatOf(file) === undefined)
    .map(({filePath}) => ({
      filePath,
      line: 1,
      problem: 'there is no header',
      mend: 'begin the file with a comment: what the override changes, why, and when it can go',
    })),
  ...(textOf(files, REGISTER) === registerOf(files)
    ? []
    : [{filePath: REGISTER, line: 1, problem: 'a header has changed since', mend: RECORD}]),
];

function compare({filePath, upstream: file}: Changed, {version, files}: Records): Finding[] {
  const finding = (problem: string, mend: string) => [{filePath, line: 1, problem, mend}];
  if (file === undefined) {
    return finding('Docusaurus has no component of this name', 'rename the override, or remove it');
  }
  const recorded = files[file];
  if (recorded === undefined) {
    return finding(`${file} is not recorded`, RECORD);
  }
  const [, name = '', inPackage = ''] = /^(@[^/]+\/[^/]+)\/(.*)$/.exec(file) ?? [];
  const diff = `npm diff --diff=${name}@${version} --diff=${name}@${installedVersion()} ${inPackage}`;
  return recorded === hashOf(file)
    ? []
    : finding(
        `${file} has changed between ${version} and ${installedVersion()}`,
        `see "${diff}", adopt what matters, then ${RECORD}`,
      );
}

const readRecords = (files: readonly SourceFile[]): Records =>
  JSON.parse(textOf(files, RECORDS) || '{"version": "", "files": {}}') as Records;

/** The files of Docusaurus that we override, by the names of ours, and those that we patch. */
function changedFiles(files: readonly SourceFile[]): Changed[] {
  return [
    ...overridesOf(files).map(({filePath}) => ({filePath, upstream: upstreamOf(filePath)})),
    ...patches
      // What a build generates is compared by the build.
      .filter(({file}) => !file.startsWith('@generated/'))
      .map(({file}) => ({filePath: 'plugins/patches/table.ts', upstream: file})),
  ];
}

/** Every component in `src/theme/`, except those that only a neighbour imports. */
function overridesOf(files: readonly SourceFile[]): SourceFile[] {
  const components = files.filter(({filePath}) => /^src\/theme\/.+\.tsx$/.test(filePath));
  return components.filter(({filePath}) => {
    const {dir, name} = path.posix.parse(filePath);
    return !components.some(
      (other) =>
        path.posix.dirname(other.filePath) === dir && other.text.includes(`from './${name}'`),
    );
  });
}

/** `src/theme/TOC/index.tsx` → `TOC` */
const componentOf = (filePath: string): string =>
  path.posix.relative('src/theme', filePath).replace(/(\/index)?\.tsx$/, '');

const upstreamOf = (filePath: string): string | undefined =>
  THEMES.flatMap((theme) =>
    ['/index.tsx', '.tsx', '/index.js', '.js'].map(
      (ending) => `${theme}/${componentOf(filePath)}${ending}`,
    ),
  ).find((file) => fs.existsSync(path.join(PACKAGES, file)));

const hashOf = (file: string): string =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(PACKAGES, file)))
    .digest('hex');

/** All of Docusaurus' packages have the same version. */
const installedVersion = (): string =>
  (
    JSON.parse(fs.readFileSync(path.join(PACKAGES, '@docusaurus/core/package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** What an override changes: the first sentence of its header; undefined without one. */
function whatOf({text}: SourceFile): string | undefined {
  const [, header] = /^\/\*\*([\s\S]*?)\*\//.exec(text) ?? [];
  return header
    ?.replace(/^\s*\*?\s*/gm, ' ')
    .replace(/\s+/g, ' ')
    .match(/^ (?:What: )?(.*?\.)(?= |$)/)?.[1];
}

const HEAD = `# Theme overrides

One line each, made from the headers by \`npm run record-upstream\`. A file's header also says why it exists and when it can go. After updating Docusaurus, \`npm run check\` names the overrides and patches whose upstream file has changed.
`;

/** The register: a line for each override, `- [TOC](TOC/index.tsx): what it changes.` */
const registerOf = (files: readonly SourceFile[]): string =>
  `${HEAD}\n${overridesOf(files)
    .map((file) => {
      const address = path.posix.relative('src/theme', file.filePath);
      return `- [${componentOf(file.filePath)}](${address}): ${whatOf(file) ?? ''}\n`;
    })
    .join('')}`;

/** The records and the register as they should be now. */
export function recordsOf(files: readonly SourceFile[]): {records: Records; register: string} {
  const known = changedFiles(files).flatMap(({upstream: file}) => file ?? []);
  return {
    records: {
      version: installedVersion(),
      files: Object.fromEntries(known.map((file) => [file, hashOf(file)])),
    },
    register: registerOf(files),
  };
}
