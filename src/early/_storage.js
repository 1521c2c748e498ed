// @ts-check
/**
 * How the other scripts read and write the browser's storage, which may be blocked or full. This window hears of a
 * change with the same event as the others (specification 5.7), and so does a page that comes back from the browser's
 * own cache. Its name puts this script before those that use it.
 */
(() => {
  function storage() {
    try {
      return localStorage;
    } catch {
      return null;
    }
  }

  /**
   * @param {string} key
   * @param {string | null} newValue
   */
  function tell(key, newValue) {
    dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: storage()}));
  }

  early.read = (key) => storage()?.getItem(key) ?? null;

  early.write = (key, value) => {
    try {
      if (value === null) {
        storage()?.removeItem(key);
      } else {
        storage()?.setItem(key, value);
      }
    } catch {
      // The choice holds for this page.
    }
    tell(key, value);
  };

  addEventListener('pageshow', ({persisted}) => {
    for (const key of persisted ? ['theme', ...Object.keys(storage() ?? {})] : []) {
      tell(key, early.read(key));
    }
  });
})();
