import {useEffect, useState} from 'react';

/** How the last attempt to copy ended. */
export type Outcome = 'copied' | 'refused';

/** How long the message about it stays, in milliseconds: enough to read its longest sentence. */
const MESSAGE_TIME = 6000;

/**
 * Copies the text of an element. Where the browser refuses (no permission, no secure address), the
 * text is selected, so that the reader can copy it.
 */
export function useCopying(readElement: () => Element | null | undefined) {
  const [attempt, setAttempt] = useState<{outcome: Outcome}>();

  useEffect(() => {
    if (!attempt) {
      return undefined;
    }
    const timer = setTimeout(() => setAttempt(undefined), MESSAGE_TIME);
    return () => clearTimeout(timer);
  }, [attempt]);

  async function copy(): Promise<void> {
    const element = readElement();
    if (!element) {
      return;
    }
    try {
      await navigator.clipboard.writeText(element.textContent);
      setAttempt({outcome: 'copied'});
    } catch {
      window.getSelection()?.selectAllChildren(element);
      setAttempt({outcome: 'refused'});
    }
  }

  return {outcome: attempt?.outcome, copy};
}
