import type {FullResult, Reporter, TestCase} from '@playwright/test/reporter';

/** Ends the output with `N passed, N failed`, and `, N skipped` if a test was skipped. */
export default class TotalsReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd(result: FullResult): void {
    const count = (...outcomes: string[]) =>
      [...this.tests].filter((test) => outcomes.includes(test.outcome())).length;
    const skipped = count('skipped');
    // An error outside any test, such as in the global setup, is a failure too.
    const failed = count('unexpected', 'flaky') || (result.status === 'passed' ? 0 : 1);
    console.log(
      `\n${count('expected')} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
    );
  }
}
