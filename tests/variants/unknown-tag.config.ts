import {withPosts} from './with-posts';

/** A post with a tag that does not exist. */
export default withPosts('unknown-tag');
