import fs from 'node:fs';
import {readSourceFiles, type SourceFile} from '../source-files';
import {installedHash, installedVersion} from './installed';
import {overrideFiles, readOverride} from './overrides';
import {RECORDS} from './records';
import {REGISTER, registerText} from './register';

/**
 * `npm run record-theme`, to be run after comparing the overrides with upstream: writes the installed
 * version to their headers, the SHA-256 of each upstream file to `src/theme/upstream.json`, and the
 * register.
 */
function record(): void {
  const overrides = overrideFiles(readSourceFiles()).flatMap((file) => {
    const override = readOverride(file);
    return override ? [{...override, file}] : [];
  });
  const hashes = overrides.map((override) => [override.filePath, installedHash(override)] as const);
  overrides.forEach(({file, package: name, version}) => {
    nameVersion(file, `${name} ${version}`, `${name} ${installedVersion(name)}`);
  });
  fs.writeFileSync(RECORDS, `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
  fs.writeFileSync(REGISTER, registerText(overrides));
  console.log(`${overrides.length} overrides are recorded in ${RECORDS} and ${REGISTER}`);
}

function nameVersion({filePath, text}: SourceFile, before: string, after: string): void {
  if (before !== after) {
    fs.writeFileSync(filePath, text.replace(before, after));
  }
}

record();
