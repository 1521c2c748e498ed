import type {Redirect} from '../lib/addresses';

/** Published addresses that have moved; if you delete or rename a page, add its old address here. */
export const redirects: readonly Redirect[] = [];
