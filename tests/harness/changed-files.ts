import {askGit} from '../../lib/git';

const names = (...parameters: string[]): string[] =>
  askGit('.', ...parameters, '-z')
    .split('\0')
    .filter(Boolean);

/** The files that differ from the branch main, committed or not, from the root. */
export const changedFiles = (): string[] => [
  ...names('diff', '--name-only', '--relative', '--merge-base', 'main'),
  ...names('ls-files', '--others', '--exclude-standard'),
];

/** The projects of playwright.config.ts that files can affect; the first line that fits a file counts. */
const AFFECTED: readonly [files: RegExp, ...projects: string[]][] = [
  [/\.test\.tsx?$|^checks\/|^bench\//, 'build'],
  [/^(?:docs|blog|samples)\/|^tests\/content\//, 'content'],
  [/^(?:product|src\/pages)\//, 'build', 'content', 'output'],
  [/^src\//, 'build', 'content', 'output', 'browser', 'firefox', 'webkit'],
  [/^(?:lib|plugins|site|static)\//, 'build', 'tools', 'content', 'output', 'browser'],
  [/^scripts\//, 'build', 'tools'],
  [/^tests\/(?:builds|commands|mistakes|preview)\//, 'tools'],
  [/^tests\/kitchen\//, 'output', 'browser', 'firefox', 'webkit'],
  [/^tests\/engines\//, 'firefox', 'webkit'],
  [/^tests\/browser\//, 'browser'],
  [/^tests\/output\//, 'output'],
  [/^(?:tests\/)?deploy\//, 'deploy'],
  [/^(?:\.|[^/]+\.md$)/],
];

/** The projects that changes of these files can affect; undefined means all, as any other file affects all. */
export function affectedProjects(files: readonly string[]): string[] | undefined {
  const rows = files.map((file) => AFFECTED.find(([pattern]) => pattern.test(file)));
  return rows.includes(undefined)
    ? undefined
    : [...new Set(rows.flatMap((row) => (row ? (row.slice(1) as string[]) : [])))];
}

/** What writers edit, which changes nothing but the page that is made of it. */
const PROSE = /^(?:docs|blog|src\/pages)\/.+\.mdx?$/;

/**
 * The pages to open after an edit of prose: those that changed files are the sources of. After any other
 * change, every page may be another.
 *
 * @param files those that have changed
 */
export const isTouched =
  (files: readonly string[]) =>
  ({filePath}: {filePath: string}): boolean =>
    files.includes(filePath) || files.some((file) => !PROSE.test(file));
