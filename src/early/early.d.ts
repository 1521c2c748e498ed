/** What the scripts in this folder are given (plugins/bundle/early-scripts.ts, and for the storage _storage.js). */
declare const early: {
  /** What is stored under a key; null if that is nothing, or nothing can be stored. */
  read: (key: string) => string | null;
  /** Stores a value, or with null removes it, and tells this window with a `storage` event. */
  write: (key: string, value: string | null) => void;
  /** The folder of each platform's docs, with the platform's value in tabs, in `?platform=` and in storage. */
  readonly platforms: Readonly<Record<string, string>>;
  readonly baseUrl: string;
  readonly respectPrefersColorScheme: boolean;
  /** The id of the announcement bar in the config; absent where there is none. */
  readonly announcementBar?: string;
  /** Of the browser's own bars, in each colour mode. */
  readonly themeColors: {readonly light: string; readonly dark: string};
  /** Of the banner for a page whose assets did not load, in the language of the page. */
  readonly texts: {
    readonly heading: string;
    readonly configured: string;
    readonly suggestion: string;
  };
};
