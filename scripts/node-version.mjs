// Plain JavaScript without dependencies: it has to run before anything is installed, and on any Node.
import {readFileSync} from 'node:fs';

/**
 * If Node is older than `engines.node` in package.json, says so in one line and exits with code 1.
 *
 * @param {string} running such as 'v20.20.2'
 * @param {string} range such as '>=20.19': the only form that package.json uses
 */
function requireNode(running, range) {
  const [major, minor] = running.slice(1).split('.').map(Number);
  const [leastMajor, leastMinor] = range.replace('>=', '').split('.').map(Number);
  if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
    console.error(
      `Node ${running.slice(1)} is too old: this project needs Node ${range} — install it, for example from https://nodejs.org`,
    );
    process.exit(1);
  }
}

const {engines} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
requireNode(process.version, engines.node);
