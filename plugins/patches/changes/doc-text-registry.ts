import fs from 'node:fs';
import {COMPILED_DOCS, readDocs} from '../../doc-text/docs';
import {PLAIN_COMPONENTS} from '../../doc-text/read-doc';
import type {Change} from '../patch';

/** An entry of the registry, `  "1a2b": [() => import(… "@site/docs/a.mdx"), …],`; the last one has `};` on its line. */
const ENTRY =
  /^( {2}"([^"]+)": \[\(\) => )(import\(\/\* webpackChunkName: "\2" \*\/ "([^"]+)"\))(.*\],\n?)/gm;

/**
 * The browser's registry of modules, in which a plain doc is loaded as data, and nothing that runs names
 * its code (plugins/doc-text). It is part of every page, so a plain doc takes two names in it and no code.
 *
 * @throws Error when a doc is not in the registry
 */
export const loadDocsAsText: Change = (source, {generatedFilesDir}) => {
  const missing = new Map(readDocs(generatedFilesDir).map((doc) => [doc.source, doc]));
  const addresses = new Map<string, string>();
  const withFiles: string[] = [];
  const text = source.replace(
    ENTRY,
    (entry, start: string, chunk: string, load: string, module: string, end: string) => {
      const doc = missing.get(module);
      missing.delete(module);
      if (!doc) {
        return entry;
      }
      if (doc.address === undefined) {
        return `${start}loadDrawnDoc(${load})${end}`;
      }
      if (doc.hasFiles) {
        withFiles.push(module);
      }
      const isFirst = addresses.size === 0;
      addresses.set(chunk, doc.address);
      return isFirst ? '  ...textLoaders,\n' : '';
    },
  );
  if (missing.size > 0) {
    throw new Error(
      `registry.js of @docusaurus/core does not name ${[...missing.keys()].join(', ')} as it did in 3.10.2 — read core/lib/server/codegen/codegenRoutes.js and adapt plugins/patches/changes/doc-text-registry.ts, or build without it: SITE_PATCHES=-doc-text`,
    );
  }
  return `import {loadDocText, loadDrawnDoc} from '@site/src/doc-text/load-doc';
export const docTexts = ${JSON.stringify(Object.fromEntries(addresses))};
const textLoaders = Object.fromEntries(
  Object.entries(docTexts).map(([chunk, address]) => [chunk, [() => loadDocText(address)]]),
);
${text}
const compiled = () => [${[...components, ...withFiles].map(importCompiled).join(', ')}];
`;
};

/** What plain docs import, for its styles. */
const components = PLAIN_COMPONENTS.map((name) => `src/components/${name}`)
  .filter((folder) => fs.existsSync(folder))
  .map((folder) => `@site/${folder}`);

const importCompiled = (module: string) =>
  `import(/* webpackChunkName: "${COMPILED_DOCS}" */ "${module}")`;
