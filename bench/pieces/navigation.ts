import {openSite} from '../open-site';
import {perSite} from '../sites/site';
import {journeys, type Journey} from './journeys';
import {observeNavigation, type NavigationTimes} from './observe-navigation';
import {byTurns, type Bench, type Piece} from './piece';

/** From the click on a link to the new page. */
export function navigation<Name extends string>(
  bench: Bench<Name>,
  ways: readonly Journey[] = journeys,
): Piece<Name> {
  const {names} = bench.sites;
  const measured = ways.map((journey) => ({
    journey,
    times: perSite(names, (): NavigationTimes[] => []),
  }));
  return {
    steps: measured.flatMap(({journey, times}) =>
      byTurns(names, bench.runs, journey.name, async (site) => {
        times[site].push(await timesOf(journey, bench, site));
      }),
    ),
    rows: () =>
      measured.flatMap(({journey, times}) =>
        journey.rows.map(({what, time, goal}) => ({
          what,
          unit: 'ms' as const,
          values: perSite(names, (site) => times[site].map((all) => all[time])),
          goal,
        })),
      ),
  };
}

function timesOf<Name extends string>(
  journey: Journey,
  bench: Bench<Name>,
  site: Name,
): Promise<NavigationTimes> {
  return journey.on(bench.browser, journey.device, async (page) => {
    await page.addInitScript(observeNavigation);
    await openSite(page, bench.origins[site] + journey.start);
    await journey.click(page, journey.link);
    const times = await page.waitForFunction(() => window.benchNavigation);
    return (await times.jsonValue()) as NavigationTimes;
  });
}
