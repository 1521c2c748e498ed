// The thread in which `spelling` looks words up: loading the dictionaries takes longer than most other checks.
import {parentPort, workerData} from 'node:worker_threads';
import {spellCheckDocument} from 'cspell-lib';

const {text, configFile} = workerData;
const {issues, errors = []} = await spellCheckDocument(
  {uri: 'file:///prose.txt', text, languageId: 'plaintext', locale: 'en-GB'},
  {configFile, noConfigSearch: true, generateSuggestions: true},
  {},
);
if (errors.length > 0) {
  throw new AggregateError(errors, 'cspell cannot check the prose — see cspell.json');
}
parentPort.postMessage(
  issues.map(({text: word, offset, suggestions: [nearest] = []}) => ({word, offset, nearest})),
);
