// CommonJS, because the bundler loads it itself.

const TEXT = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source;

/** Props of `<Translate>` and arguments of `translate()`, recognised by the ids of upstream's texts and ours. */
const DESCRIPTION = new RegExp(
  `(\\bid: ?["'](?:theme|site)\\.[\\w.-]+["'],\\s*(?:message:\\s*(?:${TEXT}),\\s*)?)description:\\s*(?:${TEXT}),?`,
  'g',
);

/** What looks texts up. */
const TRANSLATE = /core[\\/]lib[\\/]client[\\/]exports[\\/]Translate\.js$/;

/**
 * @param {string} source of a module, compiled to JavaScript
 * @returns {string} the same without the descriptions of its texts
 * @throws {Error} when it is the module that looks texts up (3.10.2) and it uses their descriptions
 */
module.exports = function withoutDescriptionsLoader(source) {
  if (TRANSLATE.test(this.resourcePath) && source.includes('description')) {
    throw new Error(
      `${this.resourcePath} now uses the descriptions of texts — remove this loader from plugins/bundle/trims`,
    );
  }
  return source.replace(DESCRIPTION, '$1');
};
