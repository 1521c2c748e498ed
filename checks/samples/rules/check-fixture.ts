import {expect, test} from '@playwright/test';
import {formatFinding, type Finding} from '../../finding';
import {sampleSymbols} from '../sample-symbols';

export const isUnused = ({problem}: Finding) => problem.startsWith('no sample for');

/** What is wrong with one sample, as `line:column  problem`; unused members aren't reported. */
export async function checkFixture(filePath: string, text: string): Promise<string[]> {
  const findings = await sampleSymbols([{filePath: `samples/${filePath}`, text}]);
  return findings
    .filter((finding) => !isUnused(finding))
    .map((finding) => formatFinding(finding).replace(`samples/${filePath}:`, ''));
}

/** What is replaced in the sample, with what, and what is then found. */
export type Mistake = readonly [from: string, to: string, finding: string];

/** Tests that the sample passes as it is, and that each mistake in it is found. */
export function testFixture(filePath: string, text: string, mistakes: readonly Mistake[]): void {
  test(`${filePath} passes as it is`, async () => {
    expect(await checkFixture(filePath, text)).toEqual([]);
  });
  for (const [from, to, finding] of mistakes) {
    test(`${filePath}: ${from.trim()} → ${to.trim() || 'nothing'}`, async () => {
      expect(await checkFixture(filePath, text.replace(from, to))).toContainEqual(
        expect.stringContaining(finding),
      );
    });
  }
}
