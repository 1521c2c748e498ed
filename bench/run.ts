import {claimWorkFolder} from './claim-work-folder';
import {goalsTable} from './goals-table';
import {measure} from './measure';
import {pieceNames, readOptions, type Options, type PieceName} from './options';
import {comparePeers} from './peers/compare-peers';
import {build} from './pieces/build';
import {bytes} from './pieces/bytes';
import {lighthouse} from './pieces/lighthouse';
import {load} from './pieces/load';
import {navigation} from './pieces/navigation';
import {search} from './pieces/search';
import type {Bench, Piece} from './pieces/piece';
import {writeResults} from './results';
import {stockAndOurs} from './sites/sites';

/**
 * Measures this site beside a stock Docusaurus site with the same pages, and prints the medians,
 * their ratios and the goals. Without `--only` it writes them to `bench/results.md` too.
 */
async function compareStock(options: Options): Promise<void> {
  const {pieces, chromium} = await measure(stockAndOurs, options, (bench) =>
    piecesFor(options, bench),
  );
  const report = reportOf(pieces);
  console.log(`\n${report}\n`);
  if (options.pieces === pieceNames) {
    await writeResults(
      'results.md',
      {title: 'Benchmark', command, about, report, chromium},
      options,
    );
  }
}

const command = 'npm run bench';

const about = `"stock" is a Docusaurus classic site with the same pages, the same version and the same bundler, and none of our work. Sizes are of bodies compressed with brotli 11, without what is prefetched for other pages; a KB is 1,000 bytes. Times are with an empty cache, in a window that has been open for a second, under Slow 4G (150 ms, 1.6 Mbit/s) and a processor slowed 4× unless a row says otherwise: loading in a phone's window, navigation in a desktop's, but for the one to a doc not yet seen, which is in a phone's too.`;

function piecesFor({pieces, sizes}: Options, bench: Bench): Piece[] {
  const make: Record<PieceName, () => Piece> = {
    bytes: () => bytes(bench),
    load: () => load(bench),
    navigation: () => navigation(bench),
    search: () => search(bench),
    build: () => build(bench.sites, sizes),
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
  await (options.peers ? comparePeers(options) : compareStock(options));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
