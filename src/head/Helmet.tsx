import {useLayoutEffect, useState, type ReactNode} from 'react';
import {tagsIn, type Tag} from './tags-in';
import {updateHead} from './update-head';

/** What each `<Head>` on the page asks for, by the order in which they were drawn: outer ones first. */
const heads = new Map<number, readonly Tag[]>();

let nextOrder = 0;
let isUpdateDue = false;

/** Docusaurus draws it around the application; the browser has one document, and so needs none. */
export function HelmetProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}

/**
 * `<Head>` in the browser: where two of them ask for the same tag, the later drawn has its way.
 *
 * @throws Error on another prop: the HTML would have what the browser does not know
 */
export function Helmet({children, ...others}: {readonly children?: ReactNode}): ReactNode {
  const [other] = Object.keys(others);
  if (other) {
    throw new Error(`<Head> has the prop "${other}" — write a tag between <Head> and </Head>`);
  }
  const [order] = useState(() => nextOrder++);
  // Before a frame is drawn: the classes of <html> decide how the page looks.
  useLayoutEffect(() => {
    heads.set(order, tagsIn(children));
    updateSoon();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      updateSoon();
    },
    [order],
  );
  return null;
}

/** Once for all that React has changed. */
function updateSoon(): void {
  if (isUpdateDue) {
    return;
  }
  isUpdateDue = true;
  queueMicrotask(() => {
    isUpdateDue = false;
    const inOrder = [...heads].sort(([one], [other]) => one - other);
    updateHead(inOrder.map(([, tags]) => tags));
  });
}
