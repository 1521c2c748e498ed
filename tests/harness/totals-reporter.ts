import type {FullResult, Reporter, TestCase, TestResult} from '@playwright/test/reporter';

/**
 * Ends the output with `N passed, N failed`, says how many seconds the tests of each project took, and names those
 * that were skipped, and why. With `CI` set, a skipped test fails the run, as nobody would notice what was not tested.
 */
export default class TotalsReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  private readonly seconds = new Map<string, number>();

  onTestEnd(test: TestCase, {duration}: TestResult): void {
    this.tests.add(test);
    const project = test.parent.project()?.name ?? '';
    this.seconds.set(project, (this.seconds.get(project) ?? 0) + duration / 1000);
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
    const times = [...this.seconds].map(([project, sum]) => `${project} ${Math.round(sum)} s`);
    console.log(`\n${times.join(', ')}`);
    const inWords = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
    console.log(`${having('expected').length} passed, ${failed} failed${inWords}`);
    return Promise.resolve({status: failed > 0 && status === 'passed' ? 'failed' : status});
  }
}
