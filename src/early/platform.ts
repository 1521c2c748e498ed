import {given} from './given';
import {read, write} from './storage';
import {keys} from './storage-keys';

/**
 * Names the reader's platform in `data-platform` on the document, from the first paint on: that of the page, else
 * that of `?platform=`, else the remembered one (specification 10.2 and 10.3). The first two are remembered.
 */
export function followPlatform(): void {
  remember();
  addEventListener('pagechange', remember);
  addEventListener('storage', ({key, newValue}) => {
    if (key === keys.platform) {
      // It is newer than the one in the address.
      name(newValue, null);
    }
  });
}

function remember(): void {
  const platform = name(read(keys.platform));
  if (platform) {
    // Also one that another window has stored: tabs on this page may show the former one.
    write(keys.platform, platform);
  }
}

function name(
  remembered: string | null,
  queried = new URLSearchParams(location.search).get('platform'),
): string | undefined {
  const {platforms} = given;
  const folder = location.pathname
    .split('/')
    .slice(0, -1)
    .find((each) => each in platforms);
  const platform = [folder && platforms[folder], queried, remembered].find(
    (value) => value && Object.values(platforms).includes(value),
  );
  if (platform) {
    document.documentElement.dataset.platform = platform;
  }
  return platform ?? undefined;
}
