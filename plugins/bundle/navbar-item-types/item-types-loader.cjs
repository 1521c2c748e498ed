// CommonJS, because the bundler loads it itself.

const ENTRY = /^ {2}(\w+): (\w+),\n/gm;

/**
 * @this {{getOptions(): {types: readonly string[]}}} the types that the config has
 * @param {string} source of theme-classic/lib/theme/NavbarItem/ComponentTypes.js (3.10.2)
 * @returns {string} the same without other types; what they import is then in no chunk
 * @throws {Error} when the file has another form
 */
module.exports = function itemTypesLoader(source) {
  const {types} = this.getOptions();
  const unused = [...source.matchAll(ENTRY)].filter(([, type]) => !types.includes(type));
  if (!source.includes('const ComponentTypes = {') || !/^ {2}default: /m.test(source)) {
    throw new Error(
      'ComponentTypes.js of @docusaurus/theme-classic no longer lists the types of navbar items line by line — read theme/NavbarItem/ComponentTypes there and adapt plugins/bundle/navbar-item-types, or leave it out',
    );
  }
  return unused.reduce(
    (text, [entry, , component]) =>
      text.replace(entry, '').replace(new RegExp(`^import ${component} from .*\\n`, 'm'), ''),
    source,
  );
};
