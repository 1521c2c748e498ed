import {highlightedCode} from '../../plugins/content/code';
import {tableAlignment} from '../../plugins/content/table-alignment';
import {withPages} from './with-pages';

/** The site with pages that show what a test needs, and with pages that misbehave when it asks them to. */
export default withPages('pages', {rehypePlugins: [highlightedCode, tableAlignment]});
