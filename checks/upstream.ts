import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {SourceFault} from '../lib/faults';
import {installed} from '../lib/packages';
import {patches} from '../plugins/patches/table';
import type {Check, SourceFile} from './source-files';

export const RECORDS = 'src/theme/upstream.json';
export const REGISTER = 'src/theme/README.md';

const PATCHES = 'plugins/patches/table.ts';

/** In a comment, the file of an installed package that the code below depends on. */
const NAMED = /^ \* @upstream (\S+)$/gm;

const RECORD = 'run "npm run record-upstream"';

/** Where Docusaurus has the components that a site can override; the core's are compiled. */
const THEMES = [
  '@docusaurus/theme-classic/src/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** What is known of the files that we change or rely on. */
interface Records {
  /** Docusaurus' version when they were last compared with ours. */
  version: string;
  /** The SHA-256 of each, by its package's name and its path there. */
  files: Readonly<Record<string, string>>;
}

/**
 * No installed file that an override is based on, that a patch changes, or that a comment of other code names as its
 * `@upstream`, has changed since somebody last compared it with ours, according to `src/theme/upstream.json`; every
 * override says in a header what it changes; and `src/theme/README.md` lists them all.
 */
export const upstream: Check = (files) => {
  const textOf = (name: string) => files.find(({filePath}) => filePath === name)?.text ?? '';
  const {version, files: recorded} = JSON.parse(textOf(RECORDS)) as Records;
  const {records, register} = recordsOf(files);
  const finding = (filePath: string, problem: string, mend: string): SourceFault[] => [
    {filePath, line: 1, problem, mend},
  ];
  return [
    ...changedFiles(files).flatMap(({filePath, file}) => {
      if (file === undefined) {
        const mend = 'name another one, or remove what was based on it';
        return finding(filePath, 'Docusaurus has no file of this name', mend);
      }
      const [, name = '', inPackage = ''] = /^(@[^/]+\/[^/]+)\/(.*)$/.exec(file) ?? [];
      const diff = `npm diff --diff=${name}@${version} --diff=${name}@${DOCUSAURUS_VERSION} ${inPackage}`;
      return recorded[file] === records.files[file]
        ? []
        : finding(
            filePath,
            `${file} of ${DOCUSAURUS_VERSION} is not as recorded for ${version}`,
            `see "${diff}", adopt what matters, then ${RECORD}`,
          );
    }),
    ...overridesOf(files)
      .filter(({text}) => !whatOf(text))
      .flatMap(({filePath}) => {
        const mend = 'begin with a comment: what the override changes, why, and when it can go';
        return finding(filePath, 'there is no header', mend);
      }),
    ...(textOf(REGISTER) === register ? [] : finding(REGISTER, 'a header has changed', RECORD)),
  ];
};

/** The files of Docusaurus that we change or rely on, by ours; undefined for one that isn't there. */
const changedFiles = (
  files: readonly SourceFile[],
): {filePath: string; file: string | undefined}[] => [
  ...overridesOf(files).map(({filePath}) => ({filePath, file: upstreamOf(filePath)})),
  ...[...new Set(patches.map(({file}) => file))].map((file) => ({filePath: PATCHES, file})),
  ...commentsOf(files).flatMap(({filePath, text}) =>
    [...text.matchAll(NAMED)].map(([, file = '']) => ({
      filePath,
      file: fs.existsSync(installed(file)) ? file : undefined,
    })),
  ),
];

/** The comments of code that changes or relies on Docusaurus' in another way than by a patch. */
const commentsOf = (files: readonly SourceFile[]): SourceFile[] =>
  files
    .filter(({filePath}) => /(?<!\.test)\.m?[jt]sx?$/.test(filePath))
    .flatMap(({filePath, text}) =>
      (text.match(/\/\*\*(?:(?!\*\/)[^])*\*\//g) ?? []).map((comment) => ({
        filePath,
        text: comment,
      })),
    )
    .filter(({text}) => text.search(NAMED) >= 0);

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
  filePath.replace(/^src\/theme\/|(?:\/index)?\.tsx$/g, '');

const upstreamOf = (filePath: string): string | undefined =>
  THEMES.flatMap((theme) =>
    ['/index.tsx', '.tsx', '/index.js', '.js'].map(
      (ending) => `${theme}/${componentOf(filePath)}${ending}`,
    ),
  ).find((file) => fs.existsSync(installed(file)));

/** What code changes: the first sentence of the comment with which a text begins; undefined without one. */
const whatOf = (text: string): string | undefined =>
  /^\/\*\*([\s\S]*?)\*\//
    .exec(text)?.[1]
    ?.replace(/\s*\n \*\s*/g, ' ')
    .match(/^\s*(?:What: )?(.*?\.)(?= |$)/)?.[1];

const HEAD = `# What we change in Docusaurus

One line for each change, from its comment or its row, which also says why it exists and when it can go. \`npm run record-upstream\` writes this file. [ARCHITECTURE.md](../../ARCHITECTURE.md#what-we-change-in-docusaurus) says what to do after an update of Docusaurus.

`;

/** The records, and the register with a line for each change, as they should be now. */
export function recordsOf(files: readonly SourceFile[]): {records: Records; register: string} {
  const known = changedFiles(files).flatMap(({file}) => file ?? []);
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(installed(file)))
      .digest('hex');
  const line = (filePath: string, name: string, what = '') =>
    `- [\`${name}\`](${path.posix.relative('src/theme', filePath)}): ${what}\n`;
  const lines = [
    ...overridesOf(files).map((file) =>
      line(file.filePath, componentOf(file.filePath), whatOf(file.text)),
    ),
    ...patches.map(({name, why}) => line(PATCHES, `patch ${name}`, why)),
    ...commentsOf(files).map(({filePath, text}) => line(filePath, filePath, whatOf(text))),
  ];
  return {
    records: {
      version: DOCUSAURUS_VERSION,
      files: Object.fromEntries(known.map((file) => [file, hashOf(file)])),
    },
    register: HEAD + lines.join(''),
  };
}
