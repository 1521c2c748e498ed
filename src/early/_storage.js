// @ts-check
/**
 * How the other scripts read and write the browser's storage, which may be blocked or full. This window hears of a
 * change with the same event as the others (specification 5.7). Its name puts this script before those that use it.
 */
(() => {
  function storage() {
    try {
      return localStorage;
    } catch {
      return null;
    }
  }

  early.read = (key) => storage()?.getItem(key) ?? null;

  early.write = (key, newValue) => {
    try {
      if (newValue === null) {
        storage()?.removeItem(key);
      } else {
        storage()?.setItem(key, newValue);
      }
    } catch {
      // The choice holds for this page.
    }
    dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: storage()}));
  };
})();
