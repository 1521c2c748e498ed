import type {DetailedHTMLProps, HTMLAttributes} from 'react';

/**
 * React 18 hands the attributes of a custom element on by their own names: `class`, not `className`.
 * Those of `data-*` are known to TypeScript anyway.
 */
type ElementProps = Omit<
  DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>,
  'className'
> & {class?: string};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'code-tools': ElementProps;
      'tab-group': ElementProps;
      'table-scroller': ElementProps;
    }
  }
}
