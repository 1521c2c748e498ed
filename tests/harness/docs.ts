/** The routes of the platforms' docs (specification 2.2), written out: they are what is promised. */
export const platformDocs = ['Android', 'iOS', 'ReactNative', 'Flutter'].flatMap((platform) =>
  ['install', 'using', 'examples'].map((page) => `/${platform}/${page}`),
);
