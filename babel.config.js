// Read by `docusaurus write-translations`, which finds translatable text with Babel; the build itself uses SWC.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
