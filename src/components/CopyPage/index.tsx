import type {ReactNode} from 'react';

/** The page as Markdown: to copy, to view, to open in an assistant. */
export default function CopyPage(): ReactNode {
  return null;
}
