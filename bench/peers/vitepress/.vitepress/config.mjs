import fs from 'node:fs';

const root = 'docs';

/** VitePress makes no sidebar by itself: a group for each folder, as the other generators do. */
const itemsOf = (folder) =>
  fs
    .readdirSync(`${root}/${folder}`, {withFileTypes: true})
    .map(({name}) =>
      name.endsWith('.md')
        ? {text: name.replace('.md', ''), link: `${folder}/${name.replace('.md', '')}`}
        : {text: name, items: itemsOf(`${folder}/${name}`)},
    );

export default {
  title: 'Peer',
  srcDir: root,
  // The addresses of the other sites.
  cleanUrls: true,
  // One of the two searches that the default theme offers, and the one that asks no other host.
  themeConfig: {sidebar: itemsOf(''), search: {provider: 'local'}},
};
