import type {FullResult, Reporter, TestCase} from '@playwright/test/reporter';

/**
 * Ends the output with `N passed, N failed`, and names the tests that were skipped, and why. With `CI` set, a
 * skipped test fails the run, as nobody would notice what was not tested.
 */
export default class TotalsReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd({status}: FullResult): Promise<{status: FullResult['status']}> {
    const having = (outcome: ReturnType<TestCase['outcome']>) =>
      [...this.tests].filter((test) => test.outcome() === outcome);
    const skipped = having('skipped');
    for (const {title, annotations} of skipped) {
      console.log(`skipped: ${title} (${annotations[0]?.description})`);
    }
    const forbidden = process.env.CI ? skipped.length : 0;
    // An error outside any test, such as in the config, is a failure too.
    const failed = having('unexpected').length + forbidden || (status === 'passed' ? 0 : 1);
    const inWords = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
    console.log(`\n${having('expected').length} passed, ${failed} failed${inWords}`);
    return Promise.resolve({status: failed > 0 && status === 'passed' ? 'failed' : status});
  }
}
