// The preview for writers, in a process of its own (scripts/start/preview.mjs): a new one takes over
// when that has grown too large.
import {spawn} from 'node:child_process';
import {TOO_LARGE} from './start/too-large.mjs';

let preview;

/** @param {string[]} parameters of the command */
function start(parameters) {
  preview = spawn(process.execPath, ['scripts/start/preview.mjs', ...parameters], {
    stdio: 'inherit',
  });
  preview.on('exit', (code) => {
    if (code === TOO_LARGE) {
      start([...parameters, '--no-open']);
    } else {
      process.exit(code ?? 0);
    }
  });
}

start(process.argv.slice(2));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => preview.kill(signal));
}
