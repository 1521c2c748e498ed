import InlineScript from '@site/src/components/InlineScript/index.server';
import {scriptLiteral} from '@site/src/components/InlineScript/script-literal';
import type {ReactNode} from 'react';

/** Marks the document where another bar was dismissed than the one that is shown; the style sheet reads it. */
export default function EarlyBarScript({id}: {readonly id: string}): ReactNode {
  return (
    <InlineScript>{`try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ${scriptLiteral(id)}) {
    document.documentElement.setAttribute('data-announcement-bar-is-new', '');
  }
} catch (error) {}`}</InlineScript>
  );
}
