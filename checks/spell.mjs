// The thread in which `spelling` looks words up. Loading cspell and its dictionaries takes longer than most other
// checks, and longer still through what compiles TypeScript for those.
import {parentPort, workerData} from 'node:worker_threads';
import {spellCheckDocument} from 'cspell-lib';

parentPort.on('message', async (text) => {
  const {issues, errors = []} = await spellCheckDocument(
    {uri: 'file:///prose.txt', text, languageId: 'plaintext', locale: 'en-GB'},
    {configFile: workerData, noConfigSearch: true, generateSuggestions: true},
    {},
  );
  if (errors.length > 0) {
    throw new AggregateError(errors, 'cspell cannot check the prose — see cspell.json');
  }
  parentPort.postMessage(
    issues.map(({text: word, offset, suggestions: [nearest] = []}) => ({word, offset, nearest})),
  );
});
