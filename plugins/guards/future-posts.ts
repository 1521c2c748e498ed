import logger from '@docusaurus/logger';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {formatFault} from '../../lib/faults';
import {postsOf} from '../../lib/pages';

/** A line for each post that is dated after a moment. */
export const futurePosts = (posts: readonly Pick<BlogPost, 'metadata'>[], now: Date): string[] =>
  posts
    .filter(({metadata: {date}}) => date > now)
    .map(({metadata: {source, date}}) =>
      formatFault({
        filePath: aliasedSitePathToRelativePath(source),
        line: 1,
        problem: `the post is dated ${date.toISOString().slice(0, 10)}, but is published at once, above all others`,
        mend: 'correct the date, or set draft: true until then',
      }),
    );

/** Warns of posts with a date in the future, which Docusaurus doesn't hold back. */
export default function warnOfFuturePosts(): Plugin {
  return {
    name: 'future-posts',
    allContentLoaded({allContent}) {
      futurePosts(postsOf(allContent), new Date()).forEach((line) => logger.warn(line));
      return Promise.resolve();
    },
  };
}
