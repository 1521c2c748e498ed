import type {DetailedHTMLProps, HTMLAttributes} from 'react';

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'event-replay': ElementProps;
    }
  }
}
