/** A recorded delivery as an app on one platform receives it, and the sample that handles it. */
export interface Replay {
  /** What the platform's code calls the recording. */
  recording: string;
  /** Name of the sample's file. */
  file: string;
  /** Address of the whole file, base URL included. */
  address: string;
  /** HTML of each line of the sample, without its line break. */
  lines: string[];
  events: ReplayedEvent[];
}

export interface ReplayedEvent {
  /** Its name in the contract. */
  name: string;
  /** Minutes and seconds since the start, such as `3:05`. */
  time: string;
  /** Its kind with the attributes, as code on the platform. */
  kind: string;
  confidence: number;
  /** The state of the session by then, as code on the platform. */
  state: string;
  /** First and last of the lines that handle it, counted from 0. */
  handledBy: readonly [first: number, last: number];
}

/** By the platform's value in tabs, such as `react-native`. */
export type Replays = Record<string, Replay>;
