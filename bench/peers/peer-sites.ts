import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {filesIn} from '../../lib/files';
import {buildSite, runBuild, type Build} from '../build-site';
import {copyPlatforms} from '../sites/add-docs';
import {prepareSite, WORK_FOLDER} from '../sites/prepare-site';
import {siteNames, type SiteName} from '../sites/site';
import {stockAndOurs, type Sites} from '../sites/sites';
import {OWN_SIZE, type Size} from '../sites/size';
import {checkHeadings} from './check-headings';
import {peerNames, peers, type PeerName} from './peers';
import {collectTwins} from './twins';

const run = promisify(execFile);

const TWINS = path.join(WORK_FOLDER, 'twins');

/** Where a peer is installed; its sites are in folders inside, where they find its packages. */
const homeOf = (peer: PeerName) => path.join(WORK_FOLDER, peer);

/** This site, the stock one, and the same docs as sites of the peers. */
export const allSites: Sites<SiteName | PeerName> = {
  names: ['ours', 'stock', ...peerNames],
  steps: [
    {
      name: 'build ours, for the Markdown of its docs',
      run: async () => {
        const {folder} = await buildSite('ours', await prepareSite('ours', OWN_SIZE));
        await collectTwins(folder, TWINS);
      },
    },
    ...peerNames.map((peer) => ({name: `install ${peer}`, run: () => install(peer)})),
  ],
  prepare: (site, size) =>
    isPeer(site) ? preparePeer(site, size) : stockAndOurs.prepare(site, size),
  build: (site, folder) =>
    isPeer(site) ? buildPeer(site, folder) : stockAndOurs.build(site, folder),
  edited: (site) =>
    isPeer(site) ? `${peers[site].docs}/Android/install.md` : stockAndOurs.edited(site),
};

const isPeer = (site: SiteName | PeerName): site is PeerName =>
  !siteNames.some((name) => name === site);

/** Apart from the site's own packages, which get nothing of it. */
async function install(peer: PeerName): Promise<void> {
  const home = homeOf(peer);
  await fs.mkdir(home);
  await fs.cp(path.join(__dirname, peer, 'package.json'), path.join(home, 'package.json'));
  await run('npm', ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund'], {
    cwd: home,
  });
}

async function preparePeer(peer: PeerName, {docs, versions, languages}: Size): Promise<string> {
  if (versions * languages > 1) {
    throw new Error('Peers have one version in one language — leave --peers or the size out');
  }
  const folder = path.join(homeOf(peer), `site-${docs}`);
  await fs.rm(folder, {recursive: true, force: true});
  await fs.cp(path.join(__dirname, peer), folder, {recursive: true});
  const pages = path.join(folder, peers[peer].docs);
  await fs.cp(TWINS, pages, {recursive: true});
  await copyPlatforms(pages, docs);
  for (const file of filesIn(pages)) {
    const text = await fs.readFile(path.join(pages, file), 'utf8');
    await fs.writeFile(path.join(pages, file), peers[peer].doc(text, file));
  }
  return folder;
}

async function buildPeer(peer: PeerName, folder: string): Promise<Build> {
  const {program, docs, output} = peers[peer];
  const command = [path.join(homeOf(peer), 'node_modules/.bin', program), 'build'];
  const build = await runBuild(folder, command, output);
  await checkHeadings(peer, filesIn(path.join(folder, docs)), TWINS, build.folder);
  return build;
}
