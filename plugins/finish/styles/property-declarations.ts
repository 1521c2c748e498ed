import type {AtRule, Declaration, Root, Rule} from 'postcss';

/** The declarations of each custom property, by name, in the order of the style sheet. */
export function propertyDeclarations(sheet: Root): Map<string, Declaration[]> {
  const declarations = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    const {prop} = declaration;
    declarations.set(prop, [...(declarations.get(prop) ?? []), declaration]);
  });
  return declarations;
}

/** Whether a declaration is for the root element alone, even if only in one mode or medium. */
export const isForRoot = (declaration: Declaration): boolean =>
  ruleOf(declaration)?.selectors.every((selector) => ROOT.test(selector)) ?? false;

const ROOT = /^(?:(?:html|:root)(?:\[[^\]]+\])*|(?:\[[^\]]+\])+:root)$/;

/** Whether a declaration is for the root element in every mode and medium, even if in a layer. */
export const isForRootAlways = (declaration: Declaration): boolean =>
  ruleOf(declaration)?.selector === ':root' &&
  !declaration.important &&
  around(declaration).every(isLayer);

/** The name of the layer that a declaration is in, or nothing. */
export const layerOf = (declaration: Declaration): string =>
  around(declaration)
    .filter(isLayer)
    .map(({params}) => params)
    .join('.');

const ruleOf = ({parent}: Declaration): Rule | undefined =>
  parent?.type === 'rule' ? parent : undefined;

type Block = AtRule | Rule;

/** What surrounds a declaration's rule, outermost first. */
function around(declaration: Declaration): Block[] {
  const blocks: Block[] = [];
  let block = declaration.parent?.parent;
  while (block && block.type !== 'root') {
    blocks.unshift(block as Block);
    block = block.parent;
  }
  return blocks;
}

const isLayer = (block: Block): block is AtRule =>
  block.type === 'atrule' && block.name === 'layer';
