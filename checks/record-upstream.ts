import fs from 'node:fs';
import {readSourceFiles} from './source-files';
import {RECORDS, recordsOf, REGISTER} from './upstream';

/**
 * `npm run record-upstream`, to be run after comparing what we change with upstream: records the upstream files as they
 * are installed, and writes the register.
 */
const {records, register} = recordsOf(readSourceFiles());
fs.writeFileSync(RECORDS, `${JSON.stringify(records, null, 2)}\n`);
fs.writeFileSync(REGISTER, register);
console.log(`${Object.keys(records.files).length} files are recorded in ${RECORDS}`);
