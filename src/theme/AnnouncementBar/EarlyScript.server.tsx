import InlineScript from '@site/src/components/InlineScript/index.server';
import {scriptLiteral} from '@site/src/components/InlineScript/script-literal';
import type {ReactNode} from 'react';

/** Marks the document, for the style sheet, if the bar that was dismissed isn't the one that is shown. */
export default function EarlyBarScript({id}: {readonly id: string}): ReactNode {
  return (
    <InlineScript>{`try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ${scriptLiteral(id)}) {
    document.documentElement.setAttribute('data-announcement-bar-is-new', '');
  }
} catch (error) {}`}</InlineScript>
  );
}
