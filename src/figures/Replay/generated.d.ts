/** Made by plugins/content/replay. */
declare module '@generated/replay/default/replay.json' {
  /** What was recorded, as an app on one platform receives it, and the sample that handles it. */
  export interface Replay {
    /** The recording's name in the platform's code. */
    recording: string;
    /** The name of the sample's file. */
    file: string;
    /** The address of the whole file, base URL included. */
    address: string;
    /** The HTML of each line of the sample, without its line break. */
    lines: string[];
    events: {
      /** Its name in the contract. */
      name: string;
      /** Minutes and seconds since the start, such as `3:05`. */
      time: string;
      /** Its kind with the attributes, in the platform's code. */
      kind: string;
      confidence: number;
      /** The state of the session at that point, in the platform's code. */
      state: string;
      /** The first and last of the lines that handle it, counted from 0; -1 if none does. */
      handledBy: readonly [first: number, last: number];
    }[];
  }

  /** By the platform's value in the tabs, such as `react-native`. */
  const replays: Readonly<Record<string, Replay>> & {android: Replay};
  export default replays;
}
