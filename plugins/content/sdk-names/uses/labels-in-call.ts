import {closingBracket, namesIn} from '../text/find';
import type {Sample} from '../sample';

/** Kotlin names an argument with `=`, Swift and Dart with `:`; the label is the first group. */
const LABEL = {kotlin: /(?<=[(,]\s*)(\w+)\s*=(?!=)/dg, other: /(?<=[(,]\s*)(\w+)\s*:/dg};

/** The labels of a call's own arguments, not those of calls inside it; `open` is its parenthesis. */
export function labelsInCall({code, platform}: Sample, open: number) {
  const end = closingBracket(code, open);
  return namesIn(code, platform === 'android' ? LABEL.kotlin : LABEL.other).filter(
    ({offset}) => offset > open && offset < end && depthOf(code.slice(open, offset)) === 1,
  );
}

/** How many brackets are open at the end of a text. */
const depthOf = (text: string): number => text.split(/[([{]/).length - text.split(/[)\]}]/).length;
