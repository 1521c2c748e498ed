/** Whether React has taken the page over: Docusaurus sets the attribute then. */
export const hasHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';
