/**
 * The one helper of tslib that @docusaurus/utils-common 3.10.2 uses. It is compiled to CommonJS, so
 * the bundler would take all of tslib.
 */
export const __importDefault = (module: {__esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};
