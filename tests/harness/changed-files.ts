import {spawnSync} from 'node:child_process';

const git = (...parameters: string[]): string[] => {
  const {status, stdout} = spawnSync('git', parameters, {encoding: 'utf8'});
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
};

/** The files that differ from the main branch, committed or not, from the root. */
export function changedFiles(): string[] {
  const [base = 'HEAD'] = ['origin/main', 'main'].flatMap((branch) =>
    git('merge-base', 'HEAD', branch),
  );
  return [
    ...new Set([
      ...git('diff', '--name-only', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

const ALL = ['tools', 'build', 'output', 'content', 'browser', 'deploy', 'firefox', 'webkit'];

/** The projects in playwright.config.ts that files can affect; the first line that fits a file counts. */
const AFFECTED: readonly [files: RegExp, projects: readonly string[]][] = [
  [/\.test\.tsx?$/, ['build']],
  [/^(?:docs|blog|samples)\//, ['content']],
  [/^(?:product|src\/pages)\//, ['build', 'output', 'content']],
  [/^src\//, ['output', 'content', 'browser', 'firefox', 'webkit']],
  [/^(?:lib|plugins|site|static)\//, ['tools', 'build', 'output', 'content', 'browser']],
  [/^scripts\//, ['tools', 'build']],
  [/^(?:checks|bench)\//, ['build']],
  [/^(?:deploy|tests\/deploy)\//, ['deploy']],
  [/^tests\/browser\//, ['browser']],
  [/^tests\/content\//, ['content']],
  [/^tests\/output\//, ['output']],
  [/^tests\/engines\//, ['firefox', 'webkit']],
  [/^tests\/kitchen\//, ['output', 'browser', 'firefox', 'webkit']],
  [/^tests\/(?:builds|commands|mistakes|preview)\//, ['tools']],
  [/^tests\/load\//, ['build']],
  [/^(?:\.|[^/]+\.md$)/, []],
];

/** The projects that changes of these files can affect, in the order of `ALL`; a file of any other kind affects all. */
export function affectedProjects(files: readonly string[]): string[] {
  const affected = files.flatMap(
    (file) => AFFECTED.find(([pattern]) => pattern.test(file))?.[1] ?? ALL,
  );
  return ALL.filter((project) => affected.includes(project));
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
