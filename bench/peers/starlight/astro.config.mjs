import starlight from '@astrojs/starlight';

// Everything else is Starlight's default, such as the sidebar and the search with Pagefind.
export default {integrations: [starlight({title: 'Peer'})]};
