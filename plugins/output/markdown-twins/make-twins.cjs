// CommonJS, because Node starts the thread; jiti reads TypeScript in it, as Docusaurus does for the config.
const {parentPort, workerData} = require('node:worker_threads');
const load = require('jiti')(__filename);

const {siteOf} = load('./site-of.ts');
const {twinOf} = load('./twin-of.ts');
const {parseHtml} = load('../../finish/parse-html.ts');

const site = siteOf(workerData);

// A question and an answer of twin-thread.ts.
parentPort.on('message', ({key, address, html}) => {
  parentPort.postMessage({key, twin: twinOf({address, tree: parseHtml(html)}, site)});
});
