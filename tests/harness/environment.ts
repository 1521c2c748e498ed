import {test} from '@playwright/test';

/** Without what the user has told Git. */
export const NO_GIT_CONFIG = {GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1'};

function setAll(variables: NodeJS.ProcessEnv): void {
  Object.keys(process.env).forEach((name) => Reflect.deleteProperty(process.env, name));
  // As a value, undefined would become a text.
  const defined = Object.entries(variables).filter(([, value]) => value !== undefined);
  Object.assign(process.env, Object.fromEntries(defined));
}

/**
 * Sets variables for the tests of the file that calls it, or removes those that are undefined. After each test, all are
 * as they were, whatever it has set.
 */
export function useEnvironment(variables: NodeJS.ProcessEnv): void {
  let before: NodeJS.ProcessEnv;
  test.beforeEach(() => {
    before = {...process.env};
    setAll({...before, ...variables});
  });
  test.afterEach(() => setAll(before));
}
