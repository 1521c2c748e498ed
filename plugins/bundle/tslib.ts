/**
 * The one helper of tslib that @docusaurus/utils-common 3.10.2 uses. That package is compiled to
 * CommonJS, so the bundler would include all of tslib.
 */
export const __importDefault = (module: {__esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};
