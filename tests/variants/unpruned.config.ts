import type {Config, Plugin, PluginModule} from '@docusaurus/types';
import config from '../../docusaurus.config';
import docText from '../../plugins/doc-text';
import {writeDocs} from '../../plugins/doc-text/docs';
import {finishing} from '../../site/plugins';

/** Has React render every doc. */
const noDocTexts: PluginModule = ({generatedFilesDir}): Plugin => ({
  name: 'no-doc-texts',
  allContentLoaded() {
    writeDocs(generatedFilesDir, []);
    return Promise.resolve();
  },
});

/** The site as Docusaurus writes it, with its whole style sheet in a file, and without files for docs' texts. */
const unpruned: Config = {
  ...config,
  plugins: [
    ...(config.plugins ?? []).filter((plugin) => plugin !== finishing && plugin !== docText),
    noDocTexts,
  ],
};

export default unpruned;
