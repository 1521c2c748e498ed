import {COMPILED_DOCS, readDocs} from '../doc-text/docs';
import {PLAIN_MODULES} from '../doc-text/read-doc';
import type {Side} from '.';

const ENTRY =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\), "\2", (require\.resolveWeak\("\2"\))\]/;

/** A plugin's name and id, which every page of the plugin needs: 100 bytes, which aren't worth a request. */
const PLUGIN = /\/__plugin\.json$/;

/**
 * The registry of modules, from which the application loads what a page consists of:
 *
 * before: `"chunk": [() => import("module"), "module", require.resolveWeak("module")],`
 * after, on the server: `"chunk": [() => import("module"), "chunk", require.resolveWeak("module")],`
 * after, in the browser: `"chunk": [() => import("module")],`, or for a plain doc `"chunk": [() => loadDocText(address)],`
 *
 * Docusaurus 3.10.2 looks up the files of a page by the names of modules, in a manifest that only knows chunks, and
 * so finds none. In the browser, a plain doc (plugins/doc-text) is loaded as data, and nothing that runs names its
 * code; links ask for the files of a page with `__webpack_require__.gca`, which learns the addresses of texts.
 *
 * @throws Error when an entry looks different, or a doc is missing
 */
export function registryWithTexts(source: string, side: Side, generatedFilesDir: string): string {
  const docs = side === 'browser' ? readDocs(generatedFilesDir) : [];
  const missing = new Map(docs.map((doc) => [doc.source, doc]));
  const texts: Record<string, string> = {};
  // What plain docs import is compiled for its styles.
  const compiled = [...PLAIN_MODULES];
  const lines = source.split('\n').map((line) => {
    if (!line.startsWith('  "')) {
      return line;
    }
    const [entry, chunk, module, weak] = ENTRY.exec(line) ?? [];
    if (!chunk || !module) {
      throw new Error(`registry.js of @docusaurus/core has the entry ${line.trim()} — ${MEND}`);
    }
    const end = line.slice(entry?.length);
    const doc = missing.get(module);
    missing.delete(module);
    if (doc?.hasFiles) {
      compiled.push(module);
    }
    if (doc?.address !== undefined) {
      texts[chunk] = doc.address;
      return `  "${chunk}": [() => loadDocText(texts["${chunk}"])]${end}`;
    }
    const how = PLUGIN.test(module) ? 'webpackMode: "eager"' : `webpackChunkName: "${chunk}"`;
    const load = `import(/* ${how} */ "${module}")`;
    return side === 'server'
      ? `  "${chunk}": [() => ${load}, "${chunk}", ${weak}]${end}`
      : `  "${chunk}": [() => ${doc ? `loadDrawnDoc(${load})` : load}]${end}`;
  });
  if (missing.size > 0) {
    throw new Error(
      `registry.js of @docusaurus/core does not name ${[...missing.keys()].join(', ')} — ${MEND}`,
    );
  }
  return side === 'server'
    ? lines.join('\n')
    : `import {loadDocText, loadDrawnDoc, oncePrefetched} from '@site/src/doc-text/load-doc';
const texts = ${JSON.stringify(texts)};
const fileOf = __webpack_require__.gca;
__webpack_require__.gca = (chunk) => oncePrefetched(texts[chunk] ?? fileOf(chunk));
${lines.join('\n')}
const compiled = () => [${compiled.map((module) => `import(/* webpackChunkName: "${COMPILED_DOCS}" */ "${module}")`).join(', ')}];
`;
}

const MEND =
  'read core/lib/server/codegen/codegenRoutes.js and adapt plugins/patches/registry-with-texts.ts, or delete the patch "doc-text"';
