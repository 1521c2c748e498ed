import {launchBrowser} from './launch-browser';
import type {Options} from './options';
import type {Bench, Piece} from './pieces/piece';
import {runSteps} from './run-steps';
import {SiteServers} from './serve-sites';
import type {Sites} from './sites/sites';

interface Measured<Name extends string> {
  /** With what they have found. */
  pieces: Piece<Name>[];
  /** Version of the browser. */
  chromium: string;
}

/** Makes the sites and runs all pieces on them. */
export async function measure<Name extends string>(
  sites: Sites<Name>,
  options: Options,
  piecesFor: (bench: Bench<Name>) => Piece<Name>[],
): Promise<Measured<Name>> {
  const browser = await launchBrowser();
  const servers = new SiteServers(sites, options.served);
  try {
    const pieces = piecesFor({browser, sites, origins: servers.origins, runs: options.runs});
    const isServed = options.pieces.some((name) => name !== 'build');
    await runSteps([
      ...sites.steps,
      ...(isServed ? servers.steps : []),
      ...pieces.flatMap(({steps}) => steps),
    ]);
    return {pieces, chromium: browser.version()};
  } finally {
    servers.close();
    await browser.close();
  }
}
