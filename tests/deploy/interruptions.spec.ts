import {ask} from '../harness/ask';
import {expect, test} from '../harness/deploy-test';
import {answerOf, connect} from '../harness/send-raw';

const REQUEST = 'GET /Android/using HTTP/1.1\r\nHost: localhost\r\n';

test('nginx, killed in the middle of its work, serves again once it is restarted', async ({
  site,
}) => {
  const before = await ask(site.origin, '/Android/using');
  const readers = Array.from({length: 20}, () => ask(site.origin, '/').catch(() => undefined));
  await site.kill();
  await Promise.all(readers);
  await expect(ask(site.origin, '/')).rejects.toThrow('ECONNREFUSED');

  await site.start();
  const {status, body} = await ask(site.origin, '/Android/using');
  expect(status).toBe(200);
  expect(body.equals(before.body)).toBe(true);
});

test('hundreds of clients that never end their request are dropped, and hold up nobody', async ({
  site,
}) => {
  const slow = await Promise.all(Array.from({length: 300}, () => connect(site.origin)));
  const answers = slow.map((socket) => {
    socket.write(REQUEST);
    return answerOf(socket);
  });
  // The reader is served while nginx still waits for all of them.
  const reader = ask(site.origin, '/Android/using').then(({status}) => status);
  expect(await Promise.race([reader, ...answers])).toBe(200);
  // It waits for none of them for longer than client_header_timeout.
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['']));
});

test('clients that drop their connection in the middle of a response leave nothing behind', async ({
  site,
}) => {
  await Promise.all(
    Array.from({length: 100}, async () => {
      const socket = await connect(site.origin);
      socket.on('error', () => undefined);
      socket.write(`${REQUEST}\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket.destroy();
    }),
  );
  const answers = await Promise.all(
    Array.from({length: 20}, () => ask(site.origin, '/Android/using')),
  );
  expect(answers.map(({status}) => status)).toEqual(answers.map(() => 200));
});

test('an interrupted download can be resumed where it stopped', async ({site}) => {
  const whole = await ask(site.origin, '/search-index.json');
  const rest = await ask(site.origin, '/search-index.json', {
    headers: {Range: 'bytes=1000-', 'If-Range': whole.headers.etag ?? ''},
  });
  expect(rest.status).toBe(206);
  expect(rest.body.equals(whole.body.subarray(1000))).toBe(true);
});
