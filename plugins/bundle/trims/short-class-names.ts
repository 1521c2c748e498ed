/** How CSS modules name a class: by its own name and a hash of that and the file, or by the hash alone. */
const LONG = '[local]_[contenthash:base64:4]';
const SHORT = '_[contenthash:base64:5]';

/**
 * Names the classes of CSS modules by their hashes alone. That saves 1 KB (brotli) in every page, which
 * repeats the names in its styles and in its elements.
 *
 * @param config that of the bundler; changed in place, as rules can't be merged by their loaders
 * @throws Error when CSS modules are named differently
 */
export function shortenClassNames(config: object): void {
  const {rules = []} = (config as {module?: {rules?: Rule[]}}).module ?? {};
  const long = rules
    .flatMap(({use = []}) => use)
    .flatMap(({options}) => options?.modules ?? [])
    .filter(({localIdentName}) => localIdentName === LONG);
  if (long.length === 0) {
    throw new Error(
      `the bundler's configuration no longer has localIdentName "${LONG}" — read core/lib/webpack/base.js and adapt plugins/bundle/trims/short-class-names.ts`,
    );
  }
  long.forEach((modules) => (modules.localIdentName = SHORT));
}

/** What is used of a rule. */
interface Rule {
  use?: {options?: {modules?: {localIdentName?: string}}}[];
}
