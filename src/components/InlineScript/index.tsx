import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/**
 * A script in the page's head that runs once, before the application and without it.
 * It is written into the HTML at build and never again: the browser does not render it.
 */
export default function InlineScript({children}: {readonly children: string}): ReactNode {
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <script>{children}</script>
    </Head>
  );
}

/** A value as a literal of a script that stands in HTML: `<` cannot end the script. */
export function scriptLiteral(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
