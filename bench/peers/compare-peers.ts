import fs from 'node:fs/promises';
import path from 'node:path';
import {pageBudgets} from '../../tests/budgets';
import {measure} from '../measure';
import {pieceNames, type Options, type PieceName} from '../options';
import {build} from '../pieces/build';
import {bytes} from '../pieces/bytes';
import {load} from '../pieces/load';
import {navigation} from '../pieces/navigation';
import {DOCS_PAGE, type Bench, type Piece} from '../pieces/piece';
import {writeResults} from '../results';
import type {SiteName} from '../sites/site';
import {peerJourneys} from './journeys';
import {allSites} from './peer-sites';
import {peersTable} from './peers-table';
import {peerNames, type PeerName} from './peers';

type Name = SiteName | PeerName;

/**
 * Measures this site and the stock one beside those of other generators, and prints the medians.
 * Without `--only` it writes them to `bench/peers.md` too.
 */
export async function comparePeers(options: Options): Promise<void> {
  const {pieces, chromium} = await measure(allSites, options, (bench) => piecesFor(options, bench));
  const rows = pieces.flatMap((piece) => piece.rows());
  const report = peersTable(['stock', ...peerNames], rows);
  console.log(`\n${report}\n`);
  if (options.pieces === pieceNames) {
    const about = `The newest versions that run on Node 20: ${await versions()}. ${aboutSites}`;
    await writeResults('peers.md', {title: 'Peers', command, about, report, chromium}, options);
  }
}

function piecesFor({pieces, sizes}: Options, bench: Bench<Name>): Piece<Name>[] {
  const docsPage = pageBudgets.filter(({address}) => address === DOCS_PAGE);
  const make: Record<PieceName, () => Piece<Name>[]> = {
    bytes: () => [bytes(bench, docsPage)],
    load: () => [load(bench)],
    navigation: () => [navigation(bench, peerJourneys)],
    build: () => [build(bench.sites, sizes)],
    // They measure ours alone.
    search: () => [],
    lighthouse: () => [],
  };
  return pieces.flatMap((name) => make[name]());
}

const command = 'npm run bench -- --peers';

const aboutSites = `Each site has the docs of this one, the peers from their Markdown twins, with a default theme and the search that it offers in one line; stock has none. Ours and stock have the blog too, which counts in their builds, and ours makes more files: cards, twins, archives of samples. In brackets: how many times ours.

Sizes are of bodies compressed with brotli 11, without what is prefetched for other pages; a KB is 1,000 bytes. Figures are of \`${DOCS_PAGE}\` with an empty cache, in a window that has been open for a second, under Slow 4G (150 ms, 1.6 Mbit/s) and a processor slowed 4× unless a row says otherwise: loading in a phone's window, navigation in a desktop's, from \`/Android/install\` by the link in the sidebar. Starlight loads a new document each time. Only Docusaurus says when a page is hydrated. Times depend on the computer and its load, so compare the columns.`;

/** `@astrojs/starlight 0.37.7, astro 5.18.2, vitepress …` */
async function versions(): Promise<string> {
  const each = peerNames.map(async (peer) => {
    const file = path.join(__dirname, peer, 'package.json');
    const {dependencies} = JSON.parse(await fs.readFile(file, 'utf8')) as {
      dependencies: Record<string, string>;
    };
    return Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  });
  return (await Promise.all(each)).flat().join(', ');
}
