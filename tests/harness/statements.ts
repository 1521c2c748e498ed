/** What finds the tests that name a statement, such as `@10.1`, and not those of 10.10 to 10.18 as well. */
export const statementPattern = (tag: string): string => `${tag.replace('.', '\\.')}(?!\\d)`;
