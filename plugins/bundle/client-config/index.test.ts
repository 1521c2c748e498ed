import {expect, test} from '@playwright/test';
import clientConfigLoader from './client-config-loader.cjs';
import clientMetadataLoader from './client-metadata-loader.cjs';

const SOURCE = `/* generated */
export default {
  "title": "T",
  "plugins": ["/home/a"],
  "future": {"experimental_router": "browser", "v4": {}},
  "themeConfig": {"navbar": {"items": []}},
  "customFields": {"a": 1}
};
`;

test('the browser gets what the application can use', () => {
  expect(clientConfigLoader(SOURCE)).toBe(
    'export default {"title":"T","themeConfig":{"navbar":{"items":[]}},"customFields":{"a":1},"future":{"experimental_router":"browser"}};\n',
  );
});

test('a generated config of another form stops the build', () => {
  expect(() => clientConfigLoader('module.exports = {};')).toThrow('is no longer "export default');
});

test('the browser gets no list of plugins', () => {
  expect(clientMetadataLoader('{"docusaurusVersion":"3","pluginVersions":{"a":{}}}')).toBe(
    '{"docusaurusVersion":"3","pluginVersions":{}}',
  );
  expect(() => clientMetadataLoader('{}')).toThrow('no longer has pluginVersions');
});
