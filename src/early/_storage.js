// @ts-check
/**
 * How the other scripts read and write the browser's storage, which may be blocked or full. This window hears of a
 * change with the same event as the others (specification 5.7), and so does a page that comes back from the browser's
 * own cache. Its name puts this script before those that use it.
 */
(() => {
  early.read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  early.write = (key, newValue) => {
    const oldValue = early.read(key);
    try {
      if (newValue === null) {
        localStorage.removeItem(key);
      } else {
        localStorage.setItem(key, newValue);
      }
    } catch {
      // The choice holds for this page.
    }
    tell(key, oldValue, newValue);
  };

  /**
   * @param {string} key
   * @param {string | null} oldValue
   * @param {string | null} newValue
   */
  function tell(key, oldValue, newValue) {
    if (oldValue !== newValue) {
      const event = new StorageEvent('storage', {key, oldValue, newValue, storageArea: storage()});
      dispatchEvent(event);
    }
  }

  function storage() {
    try {
      return localStorage;
    } catch {
      return null;
    }
  }

  /** @returns {Record<string, string>} */
  const everything = () => Object.fromEntries(Object.entries(storage() ?? {}));

  let before = everything();
  addEventListener('pagehide', () => {
    before = everything();
  });
  addEventListener('pageshow', ({persisted}) => {
    const now = everything();
    for (const key of persisted ? Object.keys({...before, ...now}) : []) {
      tell(key, before[key] ?? null, now[key] ?? null);
    }
  });
})();
