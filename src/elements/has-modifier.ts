type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key or a press has a modifier, and so belongs to the browser: a new tab, the page before. */
export const hasModifier = ({altKey, ctrlKey, metaKey, shiftKey}: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
