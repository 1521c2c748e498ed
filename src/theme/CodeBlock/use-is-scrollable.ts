import {useEffect, useState, type RefObject} from 'react';

/** Whether an element's content is wider than itself; measured again whenever its size changes, also in a tab that opens. */
export function useIsScrollable(element: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const observed = element.current;
    if (!observed) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setIsScrollable(observed.scrollWidth > observed.clientWidth),
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return isScrollable;
}
