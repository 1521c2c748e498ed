import type {JSONReport, JSONReportSpec, JSONReportSuite} from '@playwright/test/reporter';
import {simpleHash} from '@docusaurus/utils';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../lib/files';
import {askGit} from '../../lib/git';
import {SITES} from '../harness/build-site';
import {copyTree} from '../harness/copy-of-tree';
import {statementPattern} from '../harness/statements';
import {mutations, type Mutation} from './table';

// Breaks promises in a copy of the sources, one by one, and says which of them no test notices.
//
// `npm run mutate` does so for each row of the table, and continues where it was stopped unless a source has changed;
// `npm run mutate -- 4.5 10` does so for statement 4.5 and section 10 alone.

const FOLDER = '.test-results/mutations';
const COPY = path.resolve(FOLDER, 'copy');
const RECORD = `${FOLDER}/results.json`;

/** What the tests of a statement made of its mutation. */
interface Verdict {
  result: 'red' | 'GREEN' | 'no build' | 'red anyway';
  /** The first test that failed, or what was said instead of a result. */
  by: string;
}

const specsOf = (suites: readonly JSONReportSuite[] = []): JSONReportSpec[] =>
  suites.flatMap(({specs, suites: inner}) => [...specs, ...specsOf(inner)]);

/** Runs the tests that name a statement, up to the first that fails, after the builds that they depend on. */
function verdictOf(statement: string): Verdict {
  const {stdout, stderr} = spawnSync(
    'npx',
    ['playwright', 'test', '-x', '--reporter=json', '--grep', statementPattern(`@${statement}`)],
    {cwd: COPY, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  let report: JSONReport;
  try {
    report = JSON.parse(stdout) as JSONReport;
  } catch {
    return {result: 'no build', by: `Playwright printed no report: ${stderr.slice(-400)}`};
  }
  const specs = specsOf(report.suites);
  const failed = specs.find(({ok}) => !ok);
  if (failed) {
    const isBuild = failed.file.endsWith('sites.setup.ts');
    return {result: isBuild ? 'no build' : 'red', by: failed.title};
  }
  const [error] = report.errors;
  return error && specs.length === 0
    ? {result: 'no build', by: error.message ?? 'an error without a message'}
    : {result: 'GREEN', by: `${specs.length} tests passed`};
}

/** What the tests of a statement make of it as long as nothing is broken: one that is red anyway tells nothing. */
const unbroken = new Map<string, Verdict>();

/** Applies a mutation to the copy, sees what the tests make of it, and takes it back. */
function tryOut([statement, file, from, to]: Mutation): Verdict {
  const before = unbroken.get(statement) ?? verdictOf(statement);
  unbroken.set(statement, before);
  if (before.result !== 'GREEN') {
    return {result: 'red anyway', by: before.by};
  }
  const target = path.join(COPY, file);
  const text = fs.readFileSync(target, 'utf8');
  const {mode} = fs.statSync(target);
  const write = (content: string) => {
    // Not in place: files of packages are links to those of the project.
    fs.rmSync(target);
    fs.writeFileSync(target, content, {mode});
    if (file.startsWith('node_modules/')) {
      // A built site, and its modules, count as new as long as the sources are the same.
      for (const folder of [SITES, 'node_modules/.cache']) {
        fs.rmSync(path.join(COPY, folder), {recursive: true, force: true});
      }
    }
  };
  write(text.replaceAll(from, () => to));
  try {
    return verdictOf(statement);
  } finally {
    write(text);
  }
}

const asked = process.argv.slice(2);
const rows = mutations.filter(
  ([statement]) =>
    asked.length === 0 || asked.some((part) => `${statement}.`.startsWith(`${part}.`)),
);
if (rows.length === 0) {
  throw new Error(`No mutation is of ${asked.join(', ')} — see tests/mutations/table.ts`);
}
// Files that Git doesn't know yet are left out.
const tree = simpleHash(askGit('.', 'rev-parse', 'HEAD') + askGit('.', 'diff', 'HEAD'), 16);
const recorded = fs.existsSync(RECORD)
  ? (JSON.parse(fs.readFileSync(RECORD, 'utf8')) as Record<string, Verdict | undefined>)
  : {};
const keyOf = (row: Mutation) => `${tree} ${row.join(' ')}`;

copyTree(COPY);
const verdicts = rows.map((row) => {
  const known = asked.length === 0 ? recorded[keyOf(row)] : undefined;
  const verdict = known ?? tryOut(row);
  recorded[keyOf(row)] = verdict;
  replaceFile(RECORD, JSON.stringify(recorded));
  console.log(`${verdict.result.padEnd(10)} ${row[0].padEnd(6)} ${row[1]}: ${verdict.by}`);
  return verdict;
});
const unseen = verdicts.filter(({result}) => result !== 'red').length;
console.log(`\n${verdicts.length - unseen} red, ${unseen} not`);
process.exitCode = unseen > 0 ? 1 : 0;
