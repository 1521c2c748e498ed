import {withPosts} from './with-posts';

/** A post with an author that does not exist. */
export default withPosts('unknown-author');
