import type {DetailedHTMLProps, HTMLAttributes} from 'react';

/** Attributes of `data-*` are known to TypeScript anyway. */
type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'code-tools': ElementProps;
      'tab-group': ElementProps;
      'table-scroller': ElementProps;
    }
  }
}
