import docusaurus from '@docusaurus/core/lib/client/docusaurus.js';
// Of all the packages that the application uses, the one that takes longest to set itself up.
import 'react-dom/client';

// Its own entry does the same, but only after the banner about missing files has looked for it.
window.docusaurus = docusaurus;

setTimeout(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'));
