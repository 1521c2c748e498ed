import {expect, test} from '@playwright/test';
import {mangleInFixedOrder} from '.';

const minimizer = (mangle: unknown) => ({
  name: 'SwcJsMinimizerRspackPlugin',
  _args: [{minimizerOptions: {mangle}}],
});

test('the minimizer for scripts does not count letters', () => {
  const script = minimizer(true);
  mangleInFixedOrder([{name: 'LightningCssMinimizerRspackPlugin'}, script]);
  expect(script).toEqual(minimizer({disableCharFreq: true}));
});

for (const [what, minimizers] of [
  ['no minimizers', undefined],
  ['another minimizer', [{name: 'TerserPlugin'}]],
  ['other options', [minimizer({keep_fnames: true})]],
] as const) {
  test(`a configuration with ${what} stops the build`, () => {
    expect(() => mangleInFixedOrder(minimizers)).toThrow(
      'no longer has SwcJsMinimizerRspackPlugin',
    );
  });
}
