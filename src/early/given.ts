/** What the build gives the scripts in this folder (plugins/bundle/early-scripts.ts), in the language of the page. */
export interface Given {
  /** The folder of each platform's docs, with the platform's value in tabs, in `?platform=` and in storage. */
  readonly platforms: Readonly<Record<string, string>>;
  readonly respectPrefersColorScheme: boolean;
  /** The id of the announcement bar in the config; absent where there is none. */
  readonly announcementBar?: string | undefined;
  readonly texts: Readonly<
    Record<'failure' | 'explanation' | 'noAssets' | 'wrongBaseUrl' | 'retry', string>
  >;
}

declare const GIVEN: Given;

export const given = GIVEN;
