import type { CompactSheet } from './compact-sheet.ts';

/** All sheets of a spreadsheet, and its omitted content, such as `2 charts`. */
export type Workbook = { sheets: readonly CompactSheet[]; omitted: readonly string[] };

/** Lists the content of an archive that is not cells, by file name patterns. */
export function listOmitted(names: readonly string[], patterns: Readonly<Record<string, RegExp>>): string[] {
  return Object.entries(patterns).flatMap(([noun, pattern]) => {
    const count = names.filter((name) => pattern.test(name)).length;
    return count === 0 ? [] : [`${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`];
  });
}
