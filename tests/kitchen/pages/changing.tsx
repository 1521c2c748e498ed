import Layout from '@theme/Layout';
import {useState, type ReactNode} from 'react';

/** Takes a text out from between two others, and puts it back. */
export default function ChangingPage(): ReactNode {
  const [isShort, setIsShort] = useState(false);
  return (
    <Layout title="Changing">
      <main>
        <h1>Changing</h1>
        <p>Left at the door{!isShort && ' or at the desk'}, whoever is at home.</p>
        <button type="button" aria-pressed={isShort} onClick={() => setIsShort(!isShort)}>
          Shorten
        </button>
      </main>
    </Layout>
  );
}
