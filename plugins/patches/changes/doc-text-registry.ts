import fs from 'node:fs';
import {readDocs} from '../../doc-text/docs';
import {PLAIN_COMPONENTS} from '../../doc-text/is-plain';
import type {Change} from '../patch';

/** How the registry loads a module of the site: `() => import(… "@site/docs/a.mdx")`. */
const LOAD = /^( {2}"([^"]+)": \[\(\) => )(import\(\/\* webpackChunkName: "\2" \*\/ "([^"]+)"\))/gm;

/**
 * The browser's registry of modules, in which a plain doc is loaded as data, and nothing that runs names
 * its code (plugins/doc-text).
 *
 * @throws Error when a doc is not in the registry
 */
export const loadDocsAsText: Change = (source, {generatedFilesDir}) => {
  const missing = new Map(readDocs(generatedFilesDir).map((doc) => [doc.source, doc]));
  const addresses: Record<string, string> = {};
  const withFiles: string[] = [];
  const text = source.replace(
    LOAD,
    (entry, start: string, chunk: string, load: string, module: string) => {
      const doc = missing.get(module);
      missing.delete(module);
      if (!doc) {
        return entry;
      }
      if (doc.address === undefined) {
        return `${start}loadDrawnDoc(${load})`;
      }
      addresses[chunk] = doc.address;
      if (doc.hasFiles) {
        withFiles.push(module);
      }
      return `${start}loadDocText(docTexts["${chunk}"])`;
    },
  );
  if (missing.size > 0) {
    throw new Error(
      `registry.js of @docusaurus/core does not name ${[...missing.keys()].join(', ')} as it did in 3.10.2 — read core/lib/server/codegen/codegenRoutes.js and adapt plugins/patches/changes/doc-text-registry.ts, or build without it: SITE_PATCHES=-doc-text`,
    );
  }
  return `import {loadDocText, loadDrawnDoc} from '@site/src/doc-text/load-doc';
export const docTexts = ${JSON.stringify(addresses)};
${text}
const compiled = () => [${[...components, ...withFiles].map(importCompiled).join(', ')}];
`;
};

/** What plain docs import, for its styles. */
const components = PLAIN_COMPONENTS.map((name) => `src/components/${name}`)
  .filter((folder) => fs.existsSync(folder))
  .map((folder) => `@site/${folder}`);

const importCompiled = (module: string) =>
  `import(/* webpackChunkName: "compiled-docs" */ "${module}")`;
