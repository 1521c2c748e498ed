import Layout from '@theme/Layout';
import {startTransition, useState, type ReactNode} from 'react';

/** Has a part with a style sheet that the build doesn't know. */
export default function LateStylePage(): ReactNode {
  const [isStyled, setIsStyled] = useState(false);
  return (
    <Layout title="Late style">
      <main>
        <h1>{isStyled ? 'With a late style' : 'Without a style'}</h1>
        {isStyled && <link rel="stylesheet" href="/late.css" precedence="default" />}
        <button type="button" onClick={() => startTransition(() => setIsStyled(true))}>
          Style
        </button>
      </main>
    </Layout>
  );
}
