import {given} from './given';
import {keys} from './storage-keys';

/** The browser's storage; null where the reader has refused it. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** What is stored under a key; null if that is nothing, or nothing can be stored. */
export const read = (key: string): string | null => storage()?.getItem(key) ?? null;

/** Stores a value, or with null removes it. This window hears of it as the others do (specification 5.7). */
export function write(key: string, value: string | null): void {
  try {
    if (value === null) {
      storage()?.removeItem(key);
    } else {
      storage()?.setItem(key, value);
    }
  } catch {
    // It is full: the choice holds for this page.
  }
  announce(key, value);
}

function announce(key: string, newValue: string | null): void {
  dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: storage()}));
}

/**
 * Clears what no longer holds, before anything reads it: a colour mode that doesn't exist, which theme-classic 3.10.2
 * (src/inlineScripts.ts) would copy to `data-theme` as it is, and the dismissal of an earlier announcement bar
 * (specification 5.9). A dismissal in another window hides the bar in this one. A page that comes back from the browser's own
 * cache hears of all that is stored.
 */
export function keepStorageValid(): void {
  if (!['light', 'dark', null].includes(read(keys.colorMode))) {
    write(keys.colorMode, null);
  }
  if (given.announcementBar && read(keys.announcementBar) !== given.announcementBar) {
    write(keys.dismissal, null);
  }
  addEventListener('storage', ({key, newValue}) => {
    if (key === keys.dismissal) {
      document.documentElement.dataset.announcementBarInitiallyDismissed = newValue ?? 'false';
    }
  });
  addEventListener('pageshow', ({persisted}) => {
    for (const key of persisted ? [keys.colorMode, ...Object.keys(storage() ?? {})] : []) {
      announce(key, read(key));
    }
  });
}
