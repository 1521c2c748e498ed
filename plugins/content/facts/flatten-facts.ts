interface FactTree {
  readonly [name: string]: string | FactTree;
}

/** `{sdk: {name: 'X'}}` → `Map {'sdk.name' → 'X'}`. */
export function flattenFacts(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree as FactTree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[prefix + name, value] as const]
        : [...flattenFacts(value, `${prefix}${name}.`)],
    ),
  );
}
