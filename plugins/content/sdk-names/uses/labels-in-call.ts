import {closingBracket} from '../text/closing-bracket';
import {groupOffset} from '../text/group-offset';
import type {Sample} from '../sample';

/** Kotlin names an argument with `=`, Swift and Dart with `:`; the label is the first group. */
const LABEL = {kotlin: /\s*(\w+)\s*=(?!=)/dy, other: /\s*(\w+)\s*:/dy};

/** The labels of a call's own arguments, not those of calls inside it; `open` is its parenthesis. */
export function labelsInCall({code, platform}: Sample, open: number) {
  const label = platform === 'android' ? LABEL.kotlin : LABEL.other;
  const end = closingBracket(code, open);
  const labels: {name: string; offset: number}[] = [];
  for (let at = open; at < end; at += 1) {
    if (at > open && '([{'.includes(code.charAt(at))) {
      at = closingBracket(code, at);
    } else if (at === open || code[at] === ',') {
      label.lastIndex = at + 1;
      const match = label.exec(code);
      if (match?.[1]) {
        labels.push({name: match[1], offset: groupOffset(match)});
      }
    }
  }
  return labels;
}
