/** The tabs of a group, without those of groups inside it. */
export const tabsOf = (group: Element): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
];

/** The panels of a group, in the order of their tabs. */
export const panelsOf = (group: Element): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>(':scope > div > [role="tabpanel"]'),
];
