/** Whether an element is in a tab or in details that don't show it: its place says nothing then. */
export const isHidden = (element: Element): boolean =>
  element.closest('[hidden], details:not([open]) > :not(summary)') !== null;
