import postcss, {type Declaration} from 'postcss';
import {isForRoot, isForRootAlways, layerOf, propertyDeclarations} from './property-declarations';

/**
 * A style sheet without the custom properties that Infima and the theme set on the root in a layer if
 * the site sets them there outside layers: what is in a layer loses (CSS Cascade 5, section 6.4).
 *
 * @param css a style sheet
 */
export function withoutOverridden(css: string): string {
  const sheet = postcss.parse(css);
  for (const declarations of propertyDeclarations(sheet).values()) {
    if (declarations.some(wins)) {
      declarations.filter(loses).forEach((declaration) => declaration.remove());
    }
  }
  return sheet.toString();
}

const wins = (declaration: Declaration): boolean =>
  isForRootAlways(declaration) && layerOf(declaration) === '';

const loses = (declaration: Declaration): boolean =>
  isForRoot(declaration) && !declaration.important && layerOf(declaration) !== '';
