import {useHistory} from '@docusaurus/router';
import {afterNextFrame} from '@site/src/after-next-frame';
import {hasHydrated} from '@site/src/router/has-hydrated';
import {useEffect, useState} from 'react';

/**
 * Whether a click has led to a text of which no frame is drawn yet: what is below the window can
 * wait. On the way back and to an anchor it cannot, as its heights say where to scroll. A page that
 * the host sends waits for its first screen otherwise (src/components/FirstScreenEnd).
 */
export function useFirstFrame(): boolean {
  const {action, location} = useHistory();
  const [isFirst, setIsFirst] = useState(
    () => hasHydrated() && action !== 'POP' && location.hash === '',
  );
  useEffect(() => {
    afterNextFrame(() => {
      setIsFirst(false);
    });
  }, []);
  return isFirst;
}
