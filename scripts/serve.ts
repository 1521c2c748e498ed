import {spawnSync} from 'node:child_process';
import {buildCommand} from './build-command';
import {expectBuiltSite} from './built-site';
import {serveStatic} from './static-server';

const port = Number(process.env.PORT ?? 3000);
const npmScript = process.argv.includes('--build') ? 'preview' : 'serve';

/**
 * Serves the built site at http://localhost:3000, or at the port that PORT names; with `--build`, it builds
 * the site first. It opens the port before that, so that you don't wait for a whole build only to find
 * the port in use.
 */
async function serve(): Promise<void> {
  if (npmScript === 'serve') {
    expectBuiltSite();
  }
  const server = await serveStatic('build', port);
  if (npmScript === 'preview' && !build()) {
    await server.close();
    process.exitCode = 1;
    return;
  }
  console.log(`The site is at ${server.origin} (Ctrl-C stops it)`);
}

/** Whether the site could be built. */
function build(): boolean {
  const {status} = spawnSync(process.execPath, buildCommand, {stdio: 'inherit'});
  return status === 0;
}

serve().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    isTaken
      ? `Port ${port} is in use — stop whatever is using it, or choose another port: PORT=${port + 1} npm run ${npmScript}`
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exitCode = 1;
});
