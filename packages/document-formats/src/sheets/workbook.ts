import type { CompactSheet } from './compact-sheet.ts';

/** All sheets of a spreadsheet, and what it has that is no cell, such as `2 charts`. */
export type Workbook = { sheets: readonly CompactSheet[]; omitted: readonly string[] };

/** Says what of an archive is no cell: what its files are named like. */
export function listOmitted(names: readonly string[], patterns: Readonly<Record<string, RegExp>>): string[] {
  return Object.entries(patterns).flatMap(([noun, pattern]) => {
    const count = names.filter((name) => pattern.test(name)).length;
    return count === 0 ? [] : [`${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`];
  });
}
