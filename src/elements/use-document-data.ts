import {useSyncExternalStore} from 'react';

/** A value that early scripts keep on the document, such as `data-platform`; undefined until the application has started. */
export const useDocumentData = (name: 'platform' | 'theme' | 'themeChoice'): string | undefined =>
  useSyncExternalStore(
    (callback) => {
      const observer = new MutationObserver(callback);
      observer.observe(document.documentElement, {attributes: true});
      return () => observer.disconnect();
    },
    () => document.documentElement.dataset[name],
    () => undefined,
  );
