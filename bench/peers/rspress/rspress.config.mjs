// Everything else is Rspress' default, such as the sidebar and the search.
export default {
  root: 'docs',
  title: 'Peer',
  // The addresses of the other sites.
  route: {cleanUrls: true},
};
