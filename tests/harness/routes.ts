/** The routes of the platforms' docs (specification 2.2), written out because they are a promise. */
export const platformDocs = ['Android', 'iOS', 'ReactNative', 'Flutter'].flatMap((platform) =>
  ['install', 'using', 'examples'].map((page) => `/${platform}/${page}`),
);

/** The routes in specification 2.1 to 2.6, written out because they are a promise. */
export const routes = [
  '/',
  ...platformDocs,
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/docs-team',
  '/blog/authors/sdk-team',
  '/blog/first-blog-post',
  '/blog/long-blog-post',
  '/blog/mdx-blog-post',
  '/blog/welcome',
  '/blog/tags',
  '/blog/tags/docusaurus',
  '/blog/tags/facebook',
  '/blog/tags/hello',
  '/blog/tags/hola',
  '/markdown-page',
];
