import {print} from '../goals-table';
import {markdownTable} from '../markdown-table';
import {median} from '../median';
import type {Row} from '../pieces/piece';

/** The rows as a Markdown table: medians of all sites, and how many times ours those of the others are. */
export function peersTable<Name extends string>(
  names: readonly Name[],
  rows: readonly Row<Name | 'ours'>[],
): string {
  return markdownTable([
    ['', 'ours', ...names],
    ...rows.map(({what, unit, values}) => {
      const ours = median(values.ours);
      const others = names.map((site) => {
        const value = median(values[site]);
        const ratio = value / ours;
        return Number.isFinite(ratio)
          ? `${print(value, unit)} (${ratio.toFixed(2)})`
          : print(value, unit);
      });
      return [what, print(ours, unit), ...others];
    }),
  ]);
}
