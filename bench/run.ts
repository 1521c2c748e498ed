import {claimWorkFolder} from './claim-work-folder';
import {goalsTable} from './goals-table';
import {launchBrowser} from './launch-browser';
import {pieceNames, readOptions, type Options, type PieceName} from './options';
import {build} from './pieces/build';
import {bytes} from './pieces/bytes';
import {lighthouse} from './pieces/lighthouse';
import {load} from './pieces/load';
import {navigation} from './pieces/navigation';
import type {Bench, Piece} from './pieces/piece';
import {writeResults} from './results';
import {runSteps} from './run-steps';
import {SiteServers} from './serve-sites';

/**
 * Measures this site beside a stock Docusaurus site with the same pages, and prints the medians,
 * their ratios and the goals. Without `--only` it writes them to `bench/results.md` too.
 */
async function run(options: Options): Promise<void> {
  const browser = await launchBrowser();
  const servers = new SiteServers();
  try {
    const pieces = piecesFor(options, {browser, origins: servers.origins, runs: options.runs});
    const isServed = options.pieces.some((name) => name !== 'build');
    await runSteps([...(isServed ? servers.steps : []), ...pieces.flatMap(({steps}) => steps)]);
    const report = reportOf(pieces);
    console.log(`\n${report}\n`);
    if (options.pieces === pieceNames) {
      await writeResults(report, options.runs, browser.version());
    }
  } finally {
    servers.close();
    await browser.close();
  }
}

function piecesFor({pieces, pages}: Options, bench: Bench): Piece[] {
  const make: Record<PieceName, () => Piece> = {
    bytes: () => bytes(bench),
    load: () => load(bench),
    navigation: () => navigation(bench),
    build: () => build(pages),
    lighthouse: () => lighthouse(bench),
  };
  return pieces.map((name) => make[name]());
}

function reportOf(pieces: readonly Piece[]): string {
  const rows = pieces.flatMap((piece) => piece.rows());
  return [rows.length > 0 ? goalsTable(rows) : '', ...pieces.map(({details}) => details?.() ?? '')]
    .filter(Boolean)
    .join('\n\n');
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  claimWorkFolder();
  await run(options);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
