import {isValidElement, type ReactNode} from 'react';

/** The text of a React node and everything in it, such as `Run npm` for `Run <code>npm</code>`. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') {
    return String(node);
  }
  if (Array.isArray(node)) {
    return node.map(textOf).join('');
  }
  return isValidElement<{children?: ReactNode}>(node) ? textOf(node.props.children) : '';
}
