/** The status with which the preview asks for a new process. */
export const TOO_LARGE = 75;
