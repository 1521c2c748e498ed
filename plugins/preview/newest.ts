import type {Root as Html} from 'hast';
import type {Root as Markdown} from 'mdast';
import type {VFile} from 'vfile';

type Given = (parameter: never) => unknown;

/** By name. It is global to outlive this module, which the preview loads anew with the config. */
const functions = ((globalThis as {newestFunctions?: Map<string, Given>}).newestFunctions ??=
  new Map<string, Given>());

/**
 * A function that calls the one that was last given under its name. After an edit of `product/`,
 * the preview loads the config anew, but the bundler keeps the functions of its first one.
 *
 * @param given a function with a name of its own
 */
export function newest<Parameter, Result>(
  given: (parameter: Parameter) => Result,
): (parameter: Parameter) => Result {
  const {name} = given;
  functions.set(name, given);
  return (parameter) => (functions.get(name) as typeof given)(parameter);
}

/** The same for a remark or rehype plugin: the bundler keeps the function that it makes, too. */
export function newestPlugin<Tree extends Html | Markdown>(
  given: () => (tree: Tree, file: VFile) => void,
): typeof given {
  const plugin = newest<undefined, ReturnType<typeof given>>(given);
  return () => (tree, file) => plugin(undefined)(tree, file);
}
