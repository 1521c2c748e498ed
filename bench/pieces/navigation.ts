import {openComplete} from '../../tests/harness/loaded-files';
import {perSite, type SiteName} from '../sites/site';
import {journeys, type Journey} from './journeys';
import {observeNavigation, type NavigationTimes} from './observe-navigation';
import {byTurns, type Bench, type Piece} from './piece';

/** From the click on a link to the new page. */
export function navigation(bench: Bench): Piece {
  const measured = journeys.map((journey) => ({
    journey,
    times: perSite((): NavigationTimes[] => []),
  }));
  return {
    steps: measured.flatMap(({journey, times}) =>
      byTurns(bench.runs, journey.name, async (site) => {
        times[site].push(await timesOf(journey, bench, site));
      }),
    ),
    rows: () =>
      measured.flatMap(({journey, times: {stock, ours}}) =>
        journey.rows.map(({what, time, goal}) => ({
          what,
          unit: 'ms' as const,
          values: {stock: stock.map((all) => all[time]), ours: ours.map((all) => all[time])},
          goal,
        })),
      ),
  };
}

function timesOf(journey: Journey, bench: Bench, site: SiteName): Promise<NavigationTimes> {
  return journey.on(bench.browser, journey.device, async (page) => {
    await page.addInitScript(observeNavigation);
    await openComplete(page, bench.origins[site] + journey.start);
    await journey.click(page, journey.link);
    const times = await page.waitForFunction(() => window.benchNavigation);
    return (await times.jsonValue()) as NavigationTimes;
  });
}
