/** What the scripts in this folder share: what they are given (plugins/bundle/early-scripts.ts), and what one does for others. */
declare const early: {
  /** What is stored under a key; null if that is nothing, or nothing can be stored. */
  read: (key: string) => string | null;
  /** Stores a value, or with null removes it, and tells this window with a `storage` event. */
  write: (key: string, value: string | null) => void;
  /** Names and remembers the reader's platform anew: the address has changed. */
  namePlatform: () => void;
  /** On the not-found page, what the application waits for before it starts (plugins/bundle/page-template.ts). */
  pageFound?: Promise<void>;
  /** The folder of each platform's docs, with the platform's value in tabs, in `?platform=` and in storage. */
  readonly platforms: Readonly<Record<string, string>>;
  /** The base URL of each language. */
  readonly bases: readonly string[];
  readonly respectPrefersColorScheme: boolean;
  /** The id of the announcement bar in the config; absent where there is none. */
  readonly announcementBar?: string;
  /** The text of the banner for a page whose assets did not load, in the language of the page. */
  readonly banner: string;
};
