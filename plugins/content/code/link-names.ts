import type {NameLink} from '../sdk-names/links-on-page';
import type {Line} from './mark-lines';
import type {Run} from './tokens';

/**
 * Cuts the runs where names begin and end that have an entry in the reference.
 *
 * @param runs of each line
 * @param links as JSON: plugins/content/samples
 */
export function linkNames(lines: readonly Line[], runs: readonly Run[][], links: string): Run[][] {
  const all = JSON.parse(links) as NameLink[];
  return runs.map((ofLine, index) => {
    const own = all.filter(({line}) => line === lines[index]?.at);
    return own.reduce((done, link) => cut(done, link, link !== all[0]), ofLine);
  });
}

function cut(runs: Run[], {column, length, entry}: NameLink, isNextLink: boolean): Run[] {
  let start = 0;
  return runs.flatMap((run) => {
    const from = column - start;
    const {text} = run;
    start += text.length;
    if (from < 0 || from + length > text.length) {
      return [run];
    }
    return [
      {...run, text: text.slice(0, from)},
      {...run, text: text.slice(from, from + length), entry, isNextLink},
      {...run, text: text.slice(from + length)},
    ].filter((part) => part.text);
  });
}
