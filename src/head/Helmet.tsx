import {afterNextFrame} from '@site/src/after-next-frame';
import {hasHydrated} from '@site/src/router/has-hydrated';
import {useLayoutEffect, useState, type ReactNode} from 'react';
import {tagsIn, type Tag} from './tags-in';
import {updateRoot, updateTags} from './update-head';

/** What each `<Head>` on the page asks for, by the order in which they were drawn: outer ones first. */
const heads = new Map<number, readonly Tag[]>();

let nextOrder = 0;

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
  useLayoutEffect(() => {
    heads.set(order, tagsIn(children));
    update();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      update();
    },
    [order],
  );
  return null;
}

/**
 * The root elements before a frame is drawn, as their classes decide how the page looks; what nobody
 * sees after it. React draws for a click twice, first for the address and then for the page.
 */
function update(): void {
  updateRootSoon();
  updateTagsSoon();
}

const updateRootSoon = onceFor(queueMicrotask, () => {
  updateRoot(headsInOrder().flat());
});

/** While the page hydrates at once: the next page's tags must not pass for those from the server. */
const whenTagsAreDue = (act: () => void): void => {
  (hasHydrated() ? afterNextFrame : queueMicrotask)(act);
};

const updateTagsSoon = onceFor(whenTagsAreDue, () => {
  updateTags(headsInOrder());
});

function headsInOrder(): (readonly Tag[])[] {
  return [...heads].sort(([one], [other]) => one - other).map(([, tags]) => tags);
}

/** Does something once for all calls until its time has come. */
function onceFor(schedule: (callback: () => void) => void, act: () => void): () => void {
  let isDue = false;
  return () => {
    if (!isDue) {
      isDue = true;
      schedule(() => {
        isDue = false;
        act();
      });
    }
  };
}
