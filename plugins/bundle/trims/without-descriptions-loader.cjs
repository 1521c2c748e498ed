// CommonJS, because the bundler loads it itself.

const TEXT = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source;

/** Props of `<Translate>` and arguments of `translate()`, recognised by the ids of upstream's texts and ours. */
const DESCRIPTION = new RegExp(
  `(\\bid: ?["'](?:theme|site)\\.[\\w.-]+["'],\\s*(?:message:\\s*(?:${TEXT}),\\s*)?)description:\\s*(?:${TEXT}),?`,
  'g',
);

/**
 * @param {string} source of a module, compiled to JavaScript
 * @returns {string} the same without the descriptions of its texts
 */
module.exports = (source) => source.replace(DESCRIPTION, '$1');
