import type {FullResult, Reporter, TestCase} from '@playwright/test/reporter';

/**
 * Ends the output with `N passed, N failed`, and `, N skipped` if a test was skipped. With `CI` set, a
 * skipped test fails the run, as nobody would notice what was not tested.
 */
export default class TotalsReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd(result: FullResult): Promise<{status: FullResult['status']}> {
    const having = (...outcomes: string[]) =>
      [...this.tests].filter((test) => outcomes.includes(test.outcome()));
    const skipped = having('skipped');
    const failed = [...having('unexpected', 'flaky'), ...(process.env.CI ? skipped : [])];
    for (const test of process.env.CI ? skipped : []) {
      const [{description = 'for no reason that it names'} = {}] = test.annotations;
      console.log(
        `skipped, which CI forbids: ${test.titlePath().filter(Boolean).join(' › ')} (${description})`,
      );
    }
    // An error outside any test, such as in the global setup, is a failure too.
    const failures = failed.length || (result.status === 'passed' ? 0 : 1);
    console.log(
      `\n${having('expected').length} passed, ${failures} failed${skipped.length ? `, ${skipped.length} skipped` : ''}`,
    );
    return Promise.resolve({
      status: failures > 0 && result.status === 'passed' ? 'failed' : result.status,
    });
  }
}
