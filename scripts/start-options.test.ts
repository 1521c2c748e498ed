import {expect, test} from '@playwright/test';
import {once} from 'node:events';
import net, {type AddressInfo} from 'node:net';
import {readOptions} from './start-options.mjs';

test('Docusaurus gets a port that is free, and only options that it knows', async () => {
  const other = net.createServer().listen(0);
  await once(other, 'listening');
  const {port} = other.address() as AddressInfo;
  const {open, parameters} = await readOptions(['--port', `${port}`, '-l', 'fr', '--no-open']);
  other.close();
  expect(open).toBe(false);
  expect(parameters).toEqual([
    '--host',
    'localhost',
    '--port',
    expect.anything(),
    '--locale',
    'fr',
  ]);
  expect(Number(parameters[3])).toBeGreaterThan(port);
});

test('the browser is opened unless told otherwise', async () => {
  expect(await readOptions([])).toMatchObject({open: true});
});

test('an unknown option is refused', async () => {
  await expect(readOptions(['--prot', '4000'])).rejects.toThrow("Unknown option '--prot'");
});
