/** Told to the window when the application answers clicks; its detail takes what was pressed before. */
export const STARTED_EVENT = 'applicationstart';
