interface Modifiers {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a key or a press has a modifier, and so belongs to the browser: a new tab, the page before. */
export const hasModifier = ({altKey, ctrlKey, metaKey, shiftKey}: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
