import {useState, type ReactNode} from 'react';

/** A component with state, such as a writer would put next to a page. */
export function Counter(): ReactNode {
  const [count, setCount] = useState(3);
  return (
    <p>
      Pressed <output>{count}</output> times.
      <button type="button" onClick={() => setCount(count + 1)}>
        Press
      </button>
    </p>
  );
}
