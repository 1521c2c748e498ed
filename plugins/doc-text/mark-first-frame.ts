import {Parser} from 'htmlparser2';
import {FIRST_FRAME_END} from '../../src/router/first-frame-end';

/**
 * How many blocks fill a window: at least 1,400 pixels of each platform's docs, in windows 412, 1,280
 * and 1,920 pixels wide. Of a higher window, the lower end is empty for a frame.
 */
const BLOCKS = 12;

/**
 * Marks in a doc's text where its first frame ends after a click
 * (src/theme/DocItem/Content/HtmlText.tsx).
 *
 * before: `<p>…</p> … <p>thirteenth block</p> …`
 * after: `<p>…</p> … <!--first-frame-end--><p>thirteenth block</p> …`
 *
 * @param text HTML as React renders it
 * @returns the text as it was where it has no more blocks
 */
export function markFirstFrame(text: string): string {
  let depth = 0;
  let blocks = 0;
  let end = text.length;
  const parser = new Parser({
    onopentag(name) {
      if (depth === 0 && name !== 'script' && blocks++ === BLOCKS) {
        end = parser.startIndex;
        parser.pause();
      }
      depth++;
    },
    onclosetag() {
      depth--;
    },
  });
  parser.write(text);
  return end === text.length ? text : text.slice(0, end) + FIRST_FRAME_END + text.slice(end);
}
