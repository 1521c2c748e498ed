/**
 * Stands in the HTML of a long text, behind the blocks that come first after a click
 * (plugins/doc-text/mark-first-frame.ts).
 */
export const FIRST_FRAME_END = '<!--first-frame-end-->';
