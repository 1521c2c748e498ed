/** Told to the window when the application answers clicks. */
export const STARTED_EVENT = 'applicationstart';
