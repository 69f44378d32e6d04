import { strFromU8 } from 'fflate';
import type { Sheet } from './cell.ts';
import { readFormatting } from './formatting-of-xlsx.ts';
import { readLayout } from './layout-of-xlsx.ts';
import { readNotes } from './notes-of-xlsx.ts';
import { type Parts, readSheetPaths } from './sheets-of-xlsx.ts';

/** Reads everything in the sheets of a workbook except their cells, by sheet name. */
export function readDetails(parts: Parts): ReadonlyMap<string, Omit<Sheet, 'name' | 'rows'>> {
  const looks = readFormatting(parts);
  return new Map(
    [...readSheetPaths(parts)].map(([name, path]) => {
      const { formats, styles = [] } = looks.get(name) ?? {};
      const { links, notes } = readNotes(parts, path);
      const layout = readLayout(strFromU8(parts.get(path) ?? new Uint8Array()));
      const details = {
        ...(formats && { formats }),
        ...(styles.length > 0 && { styles }),
        ...(links.length > 0 && { links }),
        ...(notes.length > 0 && { notes }),
        ...(Object.keys(layout).length > 0 && { layout }),
      };
      return [name, details];
    }),
  );
}
