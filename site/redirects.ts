import type {Redirect} from '../lib/redirect';

/** Addresses that were once published and have moved; deleting or renaming a page adds its old one here. */
export const redirects: readonly Redirect[] = [];
