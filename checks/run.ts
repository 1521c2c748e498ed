import {checks} from './all';
import {formatFinding, type Finding} from './finding';
import {readSourceFiles} from './source-files';

/**
 * Runs the checks of the content, or those whose names are given, and prints what they find.
 * Ends with code 1 where there is a finding, and with code 2 for a name that is no check.
 */
async function run(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !(name in checks));
  if (unknown) {
    console.error(
      `There is no check ${unknown} — the checks are: ${Object.keys(checks).join(', ')}`,
    );
    return 2;
  }
  const files = readSourceFiles();
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(checks)) {
    if (names.length === 0 || names.includes(name)) {
      findings.push(...(await check(files)));
    }
  }
  findings.forEach((finding) => {
    console.error(formatFinding(finding));
  });
  console.log(`${findings.length} findings in ${files.length} files`);
  return findings.length > 0 ? 1 : 0;
}

void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
