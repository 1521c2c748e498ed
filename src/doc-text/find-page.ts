import routes from '@generated/routes';
import {plainPath} from '@site/src/early/address';

interface Route {
  readonly path?: string | readonly string[];
  readonly routes?: readonly Route[];
}

let pages: Map<string, string> | undefined;

/**
 * The path of the page that a path means, as a host may take it (plainPath), base URL included; undefined if the site has
 * no such page in this language, as with a file.
 */
export function findPage(path: string): string | undefined {
  pages ??= new Map(pathsOf(routes).map((own) => [plainPath(own), own]));
  return pages.get(plainPath(path));
}

/** Pages are routes without others inside. */
const pathsOf = (all: readonly Route[]): string[] =>
  all.flatMap(({path = [], routes: inside}) => (inside ? pathsOf(inside) : path));
