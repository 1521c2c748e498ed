import type {FullConfig, Reporter, Suite} from '@playwright/test/reporter';

/**
 * Prints which tests hold the site to each statement of SPECIFICATION.md, without running them:
 * `npx playwright test --list --reporter=./tests/harness/statements-reporter.ts`.
 */
export default class StatementsReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    const found = new Map<string, Set<string>>();
    for (const test of suite.allTests()) {
      const [, , file = '', ...titles] = test.titlePath();
      for (const tag of test.tags) {
        const tests = found.get(tag) ?? new Set();
        found.set(tag, tests.add(`  ${file}: ${titles.join(', ')}`));
      }
    }
    const statements = [...found].sort(([one], [other]) =>
      one.localeCompare(other, 'en', {numeric: true}),
    );
    for (const [tag, tests] of statements) {
      console.log([tag.slice(1), ...tests].join('\n'));
    }
  }
}
