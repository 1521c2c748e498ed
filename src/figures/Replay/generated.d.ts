declare module '@generated/replay/default/replay.json' {
  import type {Replay, Replays} from '@site/lib/replay';

  /** Made by plugins/content/replay. */
  const replays: Replays & {android: Replay};
  export default replays;
}
