import type {Connect} from './define-element';

/** How long to wait, in milliseconds, in a browser that can't tell when it is idle. */
const WAIT = 200;

/**
 * … and in one that can, but may never say so. Long enough for a slow phone to hydrate first: with 200, a code
 * block got its buttons between any two of React's slices, and each time the browser laid the page out.
 */
const LONGEST_WAIT = 2_000;

/** What is waiting, in order: asking the browser for each would take longer than most of them do. */
const waiting = new Set<() => void>();

/**
 * Starts an element's work when the browser has nothing else to do: a long page has many such elements,
 * which are shown without it.
 */
export function whenIdle(connect: Connect): Connect {
  return (element) => {
    let disconnect: (() => void) | undefined;
    const start = () => {
      disconnect = connect(element);
    };
    if (waiting.size === 0) {
      ask();
    }
    waiting.add(start);
    return () => {
      waiting.delete(start);
      disconnect?.();
    };
  };
}

function ask(): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callWaiting, {timeout: LONGEST_WAIT});
  } else {
    setTimeout(callWaiting, WAIT);
  }
}

/** Calls what is waiting while there is time; in a browser that can't tell, there is time for all of it. */
function callWaiting(deadline?: IdleDeadline): void {
  try {
    for (const callback of waiting) {
      waiting.delete(callback);
      callback();
      if (deadline?.timeRemaining() === 0) {
        break;
      }
    }
  } finally {
    if (waiting.size > 0) {
      ask();
    }
  }
}
