import type {DetailedHTMLProps, HTMLAttributes} from 'react';

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
