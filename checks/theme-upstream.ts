import type {Finding} from './finding';
import type {Check} from './source-files';
import {installedHash, installedVersion} from './theme/installed';
import {overrideFiles, readOverride, type Override} from './theme/overrides';
import {readRecords, type Records} from './theme/records';

/**
 * In the installed packages, what a theme override is based on hasn't changed since somebody last compared
 * the two, according to the SHA-256 in `src/theme/upstream.json`.
 */
export const themeUpstream: Check = (files) => {
  const records = readRecords(files);
  return overrideFiles(files).flatMap((file) => {
    const override = readOverride(file);
    return override ? compare(override, records) : [];
  });
};

function compare(override: Override, records: Records): Finding[] {
  const {filePath, package: name, version, upstream} = override;
  const installed = installedVersion(name);
  const hash = installedHash(override);
  const finding = (problem: string, mend: string) => [{filePath, line: 1, problem, mend}];
  if (hash === undefined) {
    return finding(
      `${name} ${installed} has no ${upstream}`,
      'correct "Based on:", or remove the override',
    );
  }
  const recorded = records[filePath];
  if (recorded === undefined) {
    return finding(`${upstream} is not recorded`, 'run "npm run record-theme"');
  }
  return recorded === hash
    ? []
    : finding(
        `${upstream} has changed between ${name} ${version} and ${installed}`,
        `see "npm diff --diff=${name}@${version} --diff=${name}@${installed} ${upstream}", adopt what matters, then run "npm run record-theme"`,
      );
}
