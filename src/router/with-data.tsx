import {scriptLiteral} from '@site/src/components/InlineScript/script-literal';
import type {Doc} from './load-doc';

/**
 * Puts the data of a doc at the end of its text, where the build finds it (plugins/doc-text),
 * and the application (load-doc.ts). Called by the server's registry of modules.
 */
export default function withData({default: Text, metadata, toc, ...doc}: Doc): Doc {
  const TextWithData = () => (
    <>
      <Text />
      {dataScript('doc-metadata', metadata)}
      {dataScript('doc-toc', toc)}
    </>
  );
  return {...doc, metadata, toc, default: TextWithData};
}

const dataScript = (name: string, data: unknown) => (
  <script
    type="application/json"
    className={name}
    dangerouslySetInnerHTML={{__html: scriptLiteral(data)}}
  />
);
