// CommonJS, because the bundler loads it itself.

/**
 * Stops the build at a module of Prism: no page may load it.
 *
 * @throws {Error} always
 */
module.exports = function refusePrismLoader() {
  const importer = this._module?.issuer?.resource ?? 'a module';
  throw new Error(
    `${importer} brings Prism to the browser — highlight at build instead (plugins/highlighted-code); where Docusaurus itself imports it in a new way, adapt plugins/without-prism`,
  );
};
