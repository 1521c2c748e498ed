import docusaurus from '@docusaurus/core/lib/client/docusaurus.js';
// Of all packages that the application takes, the one whose own set-up takes longest.
import 'react-dom/client';

// Its own entry does the same, but later than the banner about files that have not arrived looks for it.
window.docusaurus = docusaurus;

setTimeout(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'));
