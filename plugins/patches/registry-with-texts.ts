import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../lib/files';
import {COMPILED_DOCS, readDocs, type Doc} from '../doc-text';
import {PLAIN_MODULES} from '../doc-text/read-doc';

const ENTRY = /^ {2}"(\w+)": \[\(\) => import\(.+\), "([^"]+)", require\.resolveWeak\("\2"\)\]/gm;

/** A plugin's name and id, which every page of the plugin needs: 100 bytes, which aren't worth a request. */
const PLUGIN = /\/__plugin\.json$/;

/**
 * The patch `doc-text`: a build takes another registry of modules than the one that Docusaurus 3.10.2 generates. With it,
 * the browser gets the text of a plain doc as HTML, without any code for it (specification 12.6), and a page names its own
 * chunks, which are then fetched alongside the application rather than after it. You can read both registries in
 * `.docusaurus/registry/`. It can go when Docusaurus renders docs as server components, and reports the chunks of a page.
 *
 * @upstream @docusaurus/core/lib/server/codegen/codegenRoutes.js
 */
export default function docTextRegistry({generatedFilesDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  return {
    name: 'registry-with-texts',
    configureWebpack(_config, isServer, {currentBundler: {instance}}) {
      const source = fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
      const docs = isServer ? undefined : readDocs(generatedFilesDir);
      const file = path.join(
        generatedFilesDir,
        'registry',
        `${isServer ? 'server' : 'browser'}.js`,
      );
      replaceFile(file, registryWithTexts(source, docs));
      return {
        plugins: [new instance.NormalModuleReplacementPlugin(/^@generated\/registry$/, file)],
      };
    },
  };
}

/**
 * The registry of modules, from which the application loads what a page consists of:
 *
 * before: `"chunk": [() => import("module"), "module", require.resolveWeak("module")],`
 * after, on the server: `"chunk": [() => import("module"), "chunk", require.resolveWeak("module")],`
 * after, in the browser: `"chunk": [() => import("module")],`, or for a plain doc `"chunk": [() => loadDocText(address)],`
 *
 * Docusaurus looks up the files of a page by the names of modules, in a manifest that only knows chunks, and so finds none.
 * In the browser, nothing that runs names the code of a plain doc; links ask for the files of a page with
 * `__webpack_require__.gca`, which learns the addresses of texts.
 *
 * @param docs undefined for the server
 * @throws Error when a doc is missing, or its entry looks different
 */
export function registryWithTexts(source: string, docs?: readonly Doc[]): string {
  const missing = new Map(docs?.map((doc) => [doc.source, doc]));
  const texts: Record<string, string> = {};
  // What plain docs import is compiled for its styles.
  const compiled = [...PLAIN_MODULES];
  const entries = source.replace(ENTRY, (_, chunk: string, module: string) => {
    const how = PLUGIN.test(module) ? 'webpackMode: "eager"' : `webpackChunkName: "${chunk}"`;
    const load = `import(/* ${how} */ "${module}")`;
    if (!docs) {
      return `  "${chunk}": [() => ${load}, "${chunk}", require.resolveWeak("${module}")]`;
    }
    const doc = missing.get(module);
    missing.delete(module);
    if (doc?.hasFiles) {
      compiled.push(module);
    }
    if (doc?.address === undefined) {
      return `  "${chunk}": [() => ${doc ? `loadDrawnDoc(${load})` : load}]`;
    }
    texts[chunk] = doc.address;
    return `  "${chunk}": [() => loadDocText(texts["${chunk}"])]`;
  });
  if (missing.size > 0) {
    throw new Error(
      `registry.js of @docusaurus/core does not name ${[...missing.keys()].join(', ')} as it did — read core/lib/server/codegen/codegenRoutes.js and adapt plugins/patches/registry-with-texts.ts`,
    );
  }
  return docs
    ? `import {loadDocText, loadDrawnDoc} from '@site/src/doc-text/load-doc';
import {oncePrefetched} from '@site/src/doc-text/prefetching';
const texts = ${JSON.stringify(texts)};
const fileOf = __webpack_require__.gca;
__webpack_require__.gca = (chunk) => oncePrefetched(texts[chunk] ?? fileOf(chunk));
${entries}
const compiled = () => [${compiled.map((module) => `import(/* webpackChunkName: "${COMPILED_DOCS}" */ "${module}")`).join(', ')}];
`
    : entries;
}
