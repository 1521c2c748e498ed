import {moveTitle} from './twins';

/** What a team would choose instead, in the order in which they are measured. */
export const peerNames = ['starlight', 'vitepress', 'rspress'] as const;
export type PeerName = (typeof peerNames)[number];

/** The folder of a peer's name has its config, which keeps its default theme, and exact versions of its packages. */
interface Peer {
  /** Its folder of docs. */
  docs: string;
  /** The program of its `npm run build`. */
  program: string;
  /** The folder that a build writes. */
  output: string;
  /** Makes one of its docs from a twin. */
  doc: (twin: string, file: string) => string;
}

export const peers: Record<PeerName, Peer> = {
  starlight: {docs: 'src/content/docs', program: 'astro', output: 'dist', doc: moveTitle},
  vitepress: {
    docs: 'docs',
    program: 'vitepress',
    output: '.vitepress/dist',
    doc: (twin) => twin,
  },
  rspress: {docs: 'docs', program: 'rspress', output: 'doc_build', doc: (twin) => twin},
};
