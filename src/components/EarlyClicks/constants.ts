/** The event on the window that says that the application handles clicks. */
export const STARTED_EVENT = 'applicationstart';
