import {scriptLiteral} from '@site/src/components/InlineScript/script-literal';
import {platforms} from '@site/product/platforms';
import {platformIds, tabValueOf} from '../../../product/find-platform';
import {STORAGE_KEY} from './use-platform';

/**
 * The script that does before the first paint what `usePlatform` does later, by the same rule. It removes
 * from the address a value that isn't a platform's, because upstream's tabs would treat it as a choice
 * and ignore the remembered one.
 */
export default (): string => `(function () {
  var folders = ${scriptLiteral(platformIds.map((id) => platforms[id].path))};
  var values = ${scriptLiteral(platformIds.map(tabValueOf))};
  var query = new URLSearchParams(location.search);
  var queried = query.get('platform');
  var platform = location.pathname.split('/').slice(0, -1).map(function (folder) {
    return values[folders.indexOf(folder)];
  }).filter(Boolean)[0];
  if (queried !== null && values.indexOf(queried) < 0) {
    query.delete('platform');
    var rest = query.toString();
    history.replaceState(history.state, '', location.pathname + (rest && '?' + rest) + location.hash);
    queried = null;
  }
  try {
    platform = platform || queried || localStorage.getItem(${scriptLiteral(STORAGE_KEY)});
  } catch (error) {}
  if (values.indexOf(platform) >= 0) document.documentElement.dataset.platform = platform;
})();`;
