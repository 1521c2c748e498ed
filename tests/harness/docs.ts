/** The routes of the platforms' docs (specification 2.2), written out because they are a promise. */
export const platformDocs = ['Android', 'iOS', 'ReactNative', 'Flutter'].flatMap((platform) =>
  ['install', 'using', 'examples'].map((page) => `/${platform}/${page}`),
);
