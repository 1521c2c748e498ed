/** Stands in the HTML of a long text, ahead of the first block below any window. */
export const FIRST_FRAME_END = '<!--first-frame-end-->';
